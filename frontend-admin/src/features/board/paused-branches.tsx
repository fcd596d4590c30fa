import { IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { useAvailabilityQuery } from '../../shared/branches/availability-api.js';
import {
  type BranchName,
  useBranchTimeZone,
  useShownBranchesFor,
} from '../../shared/branches/use-branches.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './board-page.module.css';

/** Why no orders for now come in, where that was decided here: somebody who comes to the board would wonder. */
export function PausedBranches() {
  const branches = useShownBranchesFor('orders.read');
  return branches.map((branch) => <Paused key={branch.id} branch={branch} isNamed={branches.length > 1} />);
}

function Paused({ branch, isNamed }: { branch: BranchName; isNamed: boolean }) {
  const { data: limitedDays = [] } = useAvailabilityQuery(branch.id);
  const timeZone = useBranchTimeZone(branch.id);
  const until = useAtNow((now) => {
    const today = limitedDays.find(({ date }) => date === businessDate(new Date(now), timeZone));
    const end = Date.parse(today?.pausedUntil ?? '');
    return end > now ? end : 0;
  });
  if (until === 0) return null;
  return (
    <p className={classes.paused} role="status">
      <IconPlayerPause size={20} aria-hidden />
      <span>
        {isNamed && `${branch.name}: `}Bestellannahme pausiert bis{' '}
        <strong>{formatTime(new Date(until), timeZone)} Uhr</strong>
      </span>
      <Link to="/ordering">Ändern</Link>
    </p>
  );
}
