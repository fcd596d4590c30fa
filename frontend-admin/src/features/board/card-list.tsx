import { hasOwnTime } from '@bestellwerk/domain/ordering/due-time';
import classes from './board-page.module.css';
import { latenessOf, type DueOrder } from './columns.js';
import { OrderCard } from './order-card.js';

export interface CardListProperties {
  orders: readonly DueOrder[];
  isNewcomer(id: string): boolean;
  showsBranch: boolean;
}

export const CardList = ({ orders, isNewcomer, showsBranch }: CardListProperties) => (
  <ul className={classes.cards}>
    {orders.map(({ order, due }) => (
      <li key={order.id} data-order={order.id} data-newcomer={isNewcomer(order.id) || undefined}>
        <OrderCard
          order={order}
          dueAt={due.dueAt.getTime()}
          isChosen={due.isChosen}
          beginsAt={due.beginsAt?.getTime() ?? null}
          hasOwnTime={hasOwnTime(due)}
          kind={due.kind}
          minutesLate={due.minutesLate}
          lateness={latenessOf({ order, due })}
          showsBranch={showsBranch}
        />
      </li>
    ))}
  </ul>
);
