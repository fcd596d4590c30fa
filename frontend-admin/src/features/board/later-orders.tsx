import { useState } from 'react';
import { appointmentTimeText } from '@bestellwerk/domain/rules/appointment-texts';
import { useTimeZone } from '../../shared/orders/use-time-zone.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './board-page.module.css';
import { CardList, type CardListProperties } from './card-list.js';
import type { DueOrder } from './columns.js';

/** Pre-orders that nobody has to begin with yet, apart from what is to be done now. */
export function LaterOrders({ orders, ...others }: CardListProperties) {
  const [isOpen, setOpen] = useState(false);
  const [next] = orders;
  if (!next) return null;
  const unconfirmed = orders.filter(({ order }) => order.status === 'pending').length;
  return (
    <details className={classes.later} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>Später ({orders.length})</strong>
        <span>
          <NextDue due={next.due} />
          {unconfirmed > 0 && `, ${unconfirmed} noch zu bestätigen`}
        </span>
      </summary>
      {isOpen && <CardList orders={orders} {...others} />}
    </details>
  );
}

function NextDue({ due: { dueAt } }: Pick<DueOrder, 'due'>) {
  const timeZone = useTimeZone();
  return <>ab {useAtNow((now) => appointmentTimeText(dueAt, new Date(now), timeZone))}</>;
}
