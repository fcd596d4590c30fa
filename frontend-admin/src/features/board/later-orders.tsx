import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { appointmentTimeText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import classes from './board-page.module.css';
import { CardList, type CardListProperties } from './card-list.js';
import type { DueOrder } from './columns.js';

/** Orders that need no work yet, separate from the current ones. */
export function LaterOrders({ orders, ...others }: CardListProperties) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [next] = orders;
  if (!next) return null;
  const unconfirmed = orders.filter(({ order }) => order.status === 'pending').length;
  return (
    <section className={classes.later} aria-label="Später">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          <strong>Später ({orders.length})</strong>
          <span>
            <NextDue due={next.due} />
            {unconfirmed > 0 && `, ${unconfirmed} noch zu bestätigen`}
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
