import type { SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';
import { commandStatusLabels } from './command.labels.js';
import classes from './command-track.module.css';
import { trackOf } from './track.js';

/** A command's way as stops with their times; moves with the command. */
export function CommandTrack({ command, timeZone }: { command: SignageCommand; timeZone: string }) {
  return (
    <ol className={classes.track} aria-label="Ablauf">
      {trackOf(command).map(({ status, at }) => (
        <li
          key={status}
          data-status={status}
          data-ahead={at === null || undefined}
          aria-current={status === command.status ? 'step' : undefined}
        >
          <span>{commandStatusLabels[status]}</span>
          {at && <time dateTime={at}>{secondsTime(at, timeZone)}</time>}
        </li>
      ))}
    </ol>
  );
}

/** '18:05:09' */
const secondsTime = (at: string, timeZone: string): string =>
  new Date(at).toLocaleTimeString('de-DE', { timeZone, hourCycle: 'h23' });
