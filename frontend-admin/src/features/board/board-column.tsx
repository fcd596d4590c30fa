import type { ReactNode } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import classes from './board-page.module.css';
import type { Column } from './columns.js';
import { isOverdue } from './columns.js';
import { OrderCard } from './order-card.js';

interface Properties {
  column: Column;
  orders: readonly StaffOrder[] | undefined;
  /** How many cards are drawn. */
  most: number;
  /** Phones show one column. */
  isShown: boolean;
  isNewcomer(id: string): boolean;
  showsBranch: boolean;
  /** Stands in for orders that are still read. */
  children: ReactNode;
}

/** The orders that wait for the same step. */
export function BoardColumn(properties: Properties) {
  const { column, orders, most, isShown, isNewcomer, showsBranch, children } = properties;
  const { id, title, empty } = column;
  return (
    <section
      className={classes.column}
      data-shown={isShown || undefined}
      data-column={id}
      aria-labelledby={`column-${id}`}
    >
      <h2 id={`column-${id}`} className={classes.columnHead} data-late={orders?.some(isOverdue) || undefined}>
        {title}
        {orders && <span aria-label={`${orders.length} Bestellungen`}>{orders.length}</span>}
      </h2>
      {children}
      {orders?.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.cards}>
        {orders?.slice(0, most).map((order) => (
          <li key={order.id} data-order={order.id} data-newcomer={isNewcomer(order.id) || undefined}>
            <OrderCard order={order} showsBranch={showsBranch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
