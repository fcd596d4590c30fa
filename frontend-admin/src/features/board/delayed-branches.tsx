import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { formatBalance, formatTime } from '@bestellwerk/domain/text/formats';
import { useAvailabilityQuery, useEndDelayMutation } from '../../shared/branches/availability-api.js';
import {
  type BranchName,
  useBranchTimeZone,
  useShownBranchesFor,
} from '../../shared/branches/use-branches.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './board-page.module.css';

/** How much later than usual orders are promised, where that was announced: it may be over before it ends by itself. */
export function DelayedBranches() {
  const branches = useShownBranchesFor('orders.read');
  const changeable = useShownBranchesFor('ordering.limit').map(({ id }) => id);
  return branches.map((branch) => (
    <Delayed
      key={branch.id}
      branch={branch}
      isNamed={branches.length > 1}
      canEnd={changeable.includes(branch.id)}
    />
  ));
}

interface Properties {
  branch: BranchName;
  isNamed: boolean;
  canEnd: boolean;
}

function Delayed({ branch, isNamed, canEnd }: Properties) {
  const [end, { isLoading }] = useEndDelayMutation();
  const timeZone = useBranchTimeZone(branch.id);
  const { data: limitedDays = [] } = useAvailabilityQuery(branch.id);
  const today = useAtNow((now) => businessDate(new Date(now), timeZone));
  const delay = limitedDays.find(({ date }) => date === today)?.delay ?? null;
  const isRunning = useAtNow((now) => delay !== null && now < Date.parse(delay.until));
  if (delay === null || !isRunning) return null;
  return (
    <div className={classes.paused} role="status">
      <IconClockPlus size={20} aria-hidden />
      <span>
        {isNamed && `${branch.name}: `}Wartezeit <strong>{formatBalance(delay.minutes)}</strong> bis{' '}
        <strong>{formatTime(new Date(delay.until), timeZone)} Uhr</strong>
      </span>
      {canEnd && (
        <Button
          variant="default"
          size="sm"
          loading={isLoading}
          onClick={() => void end({ branch: branch.id })}
        >
          Beenden
        </Button>
      )}
    </div>
  );
}
