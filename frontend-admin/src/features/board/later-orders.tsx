import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { newOrderCounts } from '@bestellwerk/domain/ordering/new-order-counts';
import type { TakenStep } from '../../shared/order-steps/outbox.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './board-page.module.css';
import { CardList, type CardListProperties } from './card-list.js';
import { shownStatus, type DueOrder } from './columns.js';

interface Properties extends CardListProperties {
  taken: Record<string, TakenStep>;
}

/** Orders that need no work yet, separate from the current ones. What is not confirmed yet shows while they are folded. */
export function LaterOrders({ orders, taken, ...others }: Properties) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [next] = orders;
  if (!next) return null;
  // As the bell counts them.
  const { later: unconfirmed } = newOrderCounts(
    orders.map(({ order, due: { kind } }) => ({ status: shownStatus(order, taken[order.id]), kind })),
  );
  return (
    <section className={classes.later} data-unconfirmed={unconfirmed > 0 || undefined} aria-label="Später">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          <strong>
            Später · {orders.length}
            {unconfirmed > 0 && `, davon ${unconfirmed} unbestätigt`}
          </strong>
          <span>
            <NextDue due={next.due} />
          </span>
        </span>
        <IconChevronDown size={24} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <CardList orders={orders} {...others} />}
      </div>
    </section>
  );
}

function NextDue({ due: { dueAt } }: Pick<DueOrder, 'due'>) {
  const timeZone = useTimeZone();
  return <>ab {useAtNow((now) => appointmentTimeText(dueAt, new Date(now), timeZone))}</>;
}
