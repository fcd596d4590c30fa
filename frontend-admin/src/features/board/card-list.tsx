import { hasOwnTime } from '@bestellwerk/domain/ordering/due-time';
import classes from './board-page.module.css';
import laneClasses from './card-lanes.module.css';
import type { Lane } from './card-lanes.js';
import { latenessOf, type DueOrder } from './columns.js';
import { OrderCard } from './order-card.js';

export interface CardListProperties {
  orders: readonly DueOrder[];
  isNewcomer(id: string): boolean;
  showsBranch: boolean;
  /** Where each card stands, in a column that has the room of two. */
  lanes?: readonly Lane[] | undefined;
}

/**
 * As many cards of a column as can be in sight without scrolling. Those after them are marked, instead of counted by
 * `:nth-child`, with which each card that comes or goes costs the styles of all others.
 */
const NEAR_CARDS = 6;

export const CardList = ({ orders, isNewcomer, showsBranch, lanes }: CardListProperties) => (
  <ul className={lanes ? `${classes.cards} ${laneClasses.lanes}` : classes.cards}>
    {orders.map(({ order, due }, index) => (
      <li
        key={order.id}
        data-order={order.id}
        data-newcomer={isNewcomer(order.id) || undefined}
        data-far={index >= NEAR_CARDS || undefined}
        data-lane={lanes?.[index]}
      >
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
