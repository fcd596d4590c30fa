import { formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import type { ParkedStream } from '@bestellwerk/domain/contracts/health.schema';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import classes from './health.module.css';

/** Events that could not be applied, with the details needed to fix them. */
export function ParkedList({ parked }: { parked: readonly ParkedStream[] }) {
  const timeZone = useTimeZone();
  const at = (instant: string) => formatDateTime(new Date(instant), timeZone);
  return (
    <Block title="Zurückgehaltene Vorgänge">
      <ul className={classes.parked}>
        {parked.map(({ readModel, stream, revision, events, error, since, triedAt }) => (
          <li key={`${readModel} ${stream}`}>
            <strong>{readModel}</strong>
            <code>{stream}</code>
            <span>
              {events === 1 ? 'Ein Ereignis' : `${formatNumber(events)} Ereignisse`} ab Nr. {revision} seit{' '}
              {at(since)}
              {triedAt !== null && `, zuletzt versucht ${at(triedAt)}`}
            </span>
            <code className={classes.error}>{error}</code>
          </li>
        ))}
      </ul>
    </Block>
  );
}
