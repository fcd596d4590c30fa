import { hasOwnTime } from '@bestellwerk/domain/ordering/due-time';
import { otherDayText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { useDueOf } from '../../shared/orders/order-times.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './order-list.module.css';

/** When an order came, and for when it is if that is a time of its own. */
export function PlacedAt({ order }: { order: StaffOrder }) {
  const timeZone = useTimeZone();
  const date = new Date(order.placedAt);
  const due = useDueOf()(order);
  const day = useAtNow((now) => otherDayText(due.dueAt, new Date(now), timeZone) ?? '');
  return (
    <>
      <time dateTime={order.placedAt}>
        {formatDate(date, timeZone)} <strong>{formatTime(date, timeZone)}</strong>
      </time>
      {hasOwnTime(due) && (
        <time dateTime={due.dueAt.toISOString()} className={classes.due}>
          für {day && `${day}, `}
          <strong>{formatTime(due.dueAt, timeZone)}</strong>
        </time>
      )}
    </>
  );
}
