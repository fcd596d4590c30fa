import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { newOrderCounts } from '@bestellwerk/domain/ordering/new-order-counts';
import classes from './board-page.module.css';
import { lanesThatStay } from './card-lanes.js';
import { CardList, type CardListProperties } from './card-list.js';
import { latenessOf, type Column, type DueOrder } from './columns.js';

interface Properties extends Omit<CardListProperties, 'orders' | 'lanes'> {
  column: Column;
  orders: readonly DueOrder[] | undefined;
  /** How many cards are drawn. */
  most: number;
  /** Phones show one column. */
  isShown: boolean;
  /** It has the room of the others. */
  isLong: boolean;
  /** The column that is below this one instead of beside it. */
  below: { column: Column; count: number } | undefined;
  /** In place of orders that are still loading. */
  children: ReactNode;
}

/** The orders that wait for the same step. */
export function BoardColumn(properties: Properties) {
  const { column, orders, most, isShown, isLong, below, children, ...cards } = properties;
  const { id, title, empty } = column;
  const [lanesOf] = useState(lanesThatStay);
  const guest = guestWords(orders ?? []);
  const shown = orders?.slice(0, most) ?? [];
  const isLate = orders?.some((one) => latenessOf(one) !== 'onTime');
  return (
    <section
      className={classes.column}
      data-shown={isShown || undefined}
      data-wide={isLong || undefined}
      data-column={id}
      aria-label={orders ? `${title}, ${orders.length} Bestellungen${guest && `, ${guest}`}` : title}
    >
      <h2 className={classes.columnHead} data-late={isLate || undefined}>
        {title}
        {guest && <small>{guest}</small>}
        {orders && <span aria-label={`${orders.length} Bestellungen`}>{orders.length}</span>}
      </h2>
      {below && (
        <button type="button" className={classes.below} onClick={() => show(below.column)}>
          {below.column.title} <strong>{below.count}</strong>
          <IconChevronDown size={20} aria-hidden />
        </button>
      )}
      {guest && <p className={classes.guest}>{guest}</p>}
      {children}
      {orders?.length === 0 && <p className={classes.empty}>{empty}</p>}
      <CardList orders={shown} lanes={isLong ? lanesOf(shown) : undefined} {...cards} />
    </section>
  );
}

const show = ({ id }: Column) =>
  document.querySelector(`[data-column="${id}"]`)?.scrollIntoView({ block: 'start' });

/** 'davon 13 warten auf den Gast', because nothing can be done about those now. */
function guestWords(orders: readonly DueOrder[]): string {
  const { guest } = newOrderCounts(orders.map(({ order: { status }, due: { kind } }) => ({ status, kind })));
  if (guest === 0) return '';
  return guest === 1 ? 'davon 1 wartet auf den Gast' : `davon ${guest} warten auf den Gast`;
}
