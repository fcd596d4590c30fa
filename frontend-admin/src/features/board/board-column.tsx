import type { ReactNode } from 'react';
import classes from './board-page.module.css';
import { CardList, type CardListProperties } from './card-list.js';
import { latenessOf, type Column, type DueOrder } from './columns.js';

interface Properties extends Omit<CardListProperties, 'orders'> {
  column: Column;
  orders: readonly DueOrder[] | undefined;
  /** How many cards are drawn. */
  most: number;
  /** Phones show one column. */
  isShown: boolean;
  /** In place of orders that are still loading. */
  children: ReactNode;
}

/** The orders that wait for the same step. */
export function BoardColumn(properties: Properties) {
  const { column, orders, most, isShown, children, ...cards } = properties;
  const { id, title, empty } = column;
  const isLate = orders?.some((one) => latenessOf(one) !== 'onTime');
  return (
    <section
      className={classes.column}
      data-shown={isShown || undefined}
      data-column={id}
      aria-label={orders ? `${title}, ${orders.length} Bestellungen` : title}
    >
      <h2 className={classes.columnHead} data-late={isLate || undefined}>
        {title}
        {orders && <span aria-label={`${orders.length} Bestellungen`}>{orders.length}</span>}
      </h2>
      {children}
      {orders?.length === 0 && <p className={classes.empty}>{empty}</p>}
      <CardList orders={orders?.slice(0, most) ?? []} {...cards} />
    </section>
  );
}
