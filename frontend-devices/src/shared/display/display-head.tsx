import { formatTime } from '@bestellwerk/domain/text/formats';
import type { DisplayMeta } from '@bestellwerk/domain/contracts/order-display.schema';

interface Properties {
  meta: DisplayMeta;
  now: number;
  staleSince: Date | null;
}

/** The branch, its clock, and since when nothing came from the server. */
export function DisplayHead({ meta: { branch, timeZone }, now, staleSince }: Properties) {
  return (
    <header className="display-head">
      <h1>{branch.name}</h1>
      <p className="display-stale" role="status">
        {staleSince && `Keine Verbindung. Stand von ${formatTime(staleSince, timeZone)} Uhr.`}
      </p>
      <time className="display-clock">{formatTime(new Date(now), timeZone)}</time>
    </header>
  );
}
