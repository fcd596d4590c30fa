import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import type { KitchenLine } from '@bestellwerk/domain/views/kitchen';

/** A line as it is sent: its place, and what is believed to be there. */
export type MarkedLine = Pick<KitchenLine, 'index' | 'product' | 'amount'>;

/** How a kitchen reaches its server; rejects with a failure that has a German message. */
export interface KitchenServer {
  mark(order: string, lines: readonly MarkedLine[], isPrepared: boolean): Promise<unknown>;
  finish(order: string): Promise<unknown>;
}

/** Lines that were marked together and can be unmarked together. */
export interface Deed {
  /** What is made: 'Bestellung 14, Schnitzel'. */
  readonly what: string;
  readonly lines: readonly { readonly order: string; readonly line: KitchenLine }[];
  readonly isPrepared: boolean;
}

export const doneWords = ({ what, isPrepared }: Deed): string =>
  `${what}: ${isPrepared ? 'fertig' : 'doch nicht fertig'}.`;

/** Whether the list has what was marked, or has its orders no more. */
export const isMarkedIn = (orders: readonly KitchenOrder[], { lines, isPrepared }: Deed): boolean =>
  lines.every(({ order, line }) => {
    const found = orders.find(({ id, status }) => id === order && status === 'confirmed');
    return !found || found.items[line.index]?.isPrepared === isPrepared;
  });

/** A mark that was made here and may not be in the list yet. */
export interface OwnMark {
  readonly isPrepared: boolean;
  /** The server has answered: the next list has it. */
  readonly isSent: boolean;
}

export type OwnMarks = Readonly<Record<string, OwnMark>>;

export const markKey = (order: string, index: number): string => `${order} ${index}`;

/** The list with the marks that were made here; what another screen marked later wins with the next list. */
export const withOwnMarks = (orders: readonly KitchenOrder[], marks: OwnMarks): KitchenOrder[] =>
  orders.map((order) => ({
    ...order,
    items: order.items.map((item, index) => ({
      ...item,
      isPrepared: marks[markKey(order.id, index)]?.isPrepared ?? item.isPrepared,
    })),
  }));

/** The lines of a deed by order, as they are sent. */
export function byOrder({ lines }: Pick<Deed, 'lines'>): ReadonlyMap<string, MarkedLine[]> {
  const orders = new Map<string, MarkedLine[]>();
  for (const { order, line } of lines) {
    const { index, product, amount } = line;
    orders.set(order, [...(orders.get(order) ?? []), { index, product, amount }]);
  }
  return orders;
}
