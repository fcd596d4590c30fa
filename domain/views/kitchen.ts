import type { KitchenItem, KitchenOrder } from '../contracts/order-display.schema.js';
import { isForLater, minutesUntil } from '../ordering/due-time.js';
import { byWords } from '../text/search.js';
import { byDueTime } from './counter-orders.js';
import { chosenWords } from './item-words.js';

/** How pressing a ticket is: due in a while, within ten minutes, or its time has passed. */
export type Age = 'calm' | 'soon' | 'late';

/** A line with its place in the order, by which it is marked. */
export interface KitchenLine extends KitchenItem {
  readonly index: number;
}

export interface KitchenTicket {
  readonly order: KitchenOrder;
  /** Those of the categories that are shown. */
  readonly lines: readonly KitchenLine[];
  readonly age: Age;
  /** Minutes until the one in which it is due; negative once it is late. */
  readonly minutes: number;
}

export interface Kitchen {
  /** What is to be made now, due first. */
  readonly tickets: readonly KitchenTicket[];
  /** Confirmed and due in more than an hour. */
  readonly later: readonly KitchenTicket[];
}

const SOON = 10;

/**
 * What the kitchen has to make of the categories that are shown; of all without a choice. A ticket leaves when its lines
 * there are made. When all of an order is made it is shown again until somebody says so; deliveries leave by themselves.
 */
export function kitchenAt(
  orders: readonly KitchenOrder[],
  now: number,
  categories: ReadonlySet<string> = new Set(),
): Kitchen {
  const tickets = orders
    .filter(isInKitchen)
    .toSorted(byDueTime)
    .map((order): KitchenTicket => {
      const minutes = minutesUntil(new Date(order.dueAt), new Date(now));
      const lines = order.items
        .map((item, index) => ({ ...item, index }))
        .filter(({ category }) => categories.size === 0 || categories.has(category?.id ?? ''));
      return { order, lines, minutes, age: ageOf(minutes) };
    })
    .filter(({ order, lines }) => lines.some(isOpen) || (lines.length > 0 && !order.items.some(isOpen)));
  const isLater = ({ order }: KitchenTicket) =>
    isForLater(new Date(order.dueAt), new Date(now)) && order.items.every(isOpen);
  return { tickets: tickets.filter((one) => !isLater(one)), later: tickets.filter(isLater) };
}

const isInKitchen = ({ status, mode, items }: KitchenOrder): boolean =>
  status === 'confirmed' && (mode !== 'delivery' || items.some(isOpen));

const isOpen = ({ isPrepared }: Pick<KitchenItem, 'isPrepared'>): boolean => !isPrepared;

const ageOf = (minutes: number): Age => (minutes < 0 ? 'late' : minutes < SOON ? 'soon' : 'calm');

/** So much of something with the same choice: 'davon 2 ohne Zwiebel'. */
export interface ChoiceSum {
  readonly words: string;
  readonly amount: number;
}

/** What is still to be made of a product, over all tickets. */
export interface KitchenSum {
  readonly product: string;
  readonly name: string;
  readonly unit: KitchenItem['unit'];
  readonly amount: number;
  readonly choices: readonly ChoiceSum[];
  /** The lines it is made of. */
  readonly lines: readonly { readonly order: KitchenOrder; readonly line: KitchenLine }[];
}

/** The open lines of tickets, added up by product and unit; most first. Each choice is counted apart. */
export function kitchenSums(tickets: readonly KitchenTicket[]): KitchenSum[] {
  const groups = new Map<string, { readonly order: KitchenOrder; readonly line: KitchenLine }[]>();
  for (const { order, lines } of tickets) {
    for (const line of lines.filter(isOpen)) {
      const key = `${line.product} ${line.unit} ${line.name}`;
      groups.set(key, [...(groups.get(key) ?? []), { order, line }]);
    }
  }
  return [...groups.values()].map(sumOf).sort((a, b) => b.amount - a.amount || byWords(a.name, b.name));
}

function sumOf(lines: KitchenSum['lines']): KitchenSum {
  const { product, name, unit } = lines[0]!.line;
  const choices = new Map<string, number>();
  for (const { line } of lines) {
    for (const words of new Set(chosenWords(line)))
      choices.set(words, exact((choices.get(words) ?? 0) + line.amount));
  }
  return {
    ...{ product, name, unit, lines },
    amount: lines.reduce((sum, { line }) => exact(sum + line.amount), 0),
    choices: [...choices]
      .map(([words, amount]) => ({ words, amount }))
      .sort((a, b) => b.amount - a.amount || byWords(a.words, b.words)),
  };
}

/** Amounts have four decimals at most; sums of decimals have errors far behind. */
const exact = (amount: number): number => Math.round(amount * 10_000) / 10_000;

export type KitchenCategory = NonNullable<KitchenItem['category']>;

/** A category with the number of orders that have something open in it and are made now. */
export interface OfferedCategory extends KitchenCategory {
  readonly open: number;
}

/**
 * The categories to choose from: those that were offered before keep their places, even with nothing to make; new ones
 * follow by name.
 */
export function kitchenCategories(
  orders: readonly KitchenOrder[],
  now: number,
  before: readonly KitchenCategory[] = [],
): OfferedCategory[] {
  const inKitchen = orders
    .filter(isInKitchen)
    .flatMap(({ items }) => items.flatMap(({ category }) => category ?? []));
  const found = new Map(inKitchen.map((one) => [one.id, one]));
  const added = [...found.values()]
    .filter(({ id }) => before.every((one) => one.id !== id))
    .sort((a, b) => byWords(a.name, b.name));
  const { tickets } = kitchenAt(orders, now);
  const openIn = (id: string) =>
    tickets.filter(({ lines }) => lines.some((line) => isOpen(line) && line.category?.id === id)).length;
  return [...before, ...added].map(({ id, name }) => ({
    id,
    name: found.get(id)?.name ?? name,
    open: openIn(id),
  }));
}
