import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import classes from './screens.module.css';

/** Whether a screen gives signs of life, and since when it does not. */
export function OnlineBadge({ screen }: { screen: SignageDevice }) {
  const timeZone = useBranchTimeZone(screen.branch);
  const { isOnline, lastSeenAt } = screen;
  const seen = lastSeenAt && formatDateTime(new Date(lastSeenAt), timeZone);
  return (
    <span className={classes.online} data-online={isOnline || undefined}>
      {isOnline ? 'Online' : seen ? `Offline, zuletzt ${seen}` : 'Offline, noch nie gemeldet'}
    </span>
  );
}
