import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import {
  type GeneratedOrder,
  lost,
  neverOrdered,
  neverPaid,
  paidOf,
  type Rate,
  takenBy,
  totalOf,
} from './generated-order.js';

/** What the record of an order comes to, counted without any of the product's code. Money in cents. */
export interface CountedAgain {
  readonly order: GeneratedOrder;
  /** Business day of the placing. */
  readonly date: string;
  readonly state: 'sold' | 'canceled' | 'uncounted';
  readonly gross: number;
  readonly byRate: ReadonlyMap<Rate, number>;
  /** By how much the sale became less, or more again (below 0), by day. */
  readonly less: readonly {
    readonly date: string;
    readonly method: PaymentMethod;
    readonly byRate: ReadonlyMap<Rate, number>;
  }[];
  readonly loss: { readonly date: string; readonly reason: string } | null;
}

export interface WallClock {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly hour: number;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What a clock on the wall of a branch in Vienna shows. */
export function wallClock(instant: string): WallClock {
  const [date = '', time = ''] = clock.format(new Date(instant)).split(' ');
  return { date, hour: Number(time.slice(0, 2)) };
}

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A business day ends at four o'clock. */
export function businessDay(instant: string): string {
  const { date, hour } = wallClock(instant);
  return hour < 4 ? dayAfter(date, -1) : date;
}

/** The quotient of two whole numbers. The generator takes care that there is nothing to round. */
export function exactly(dividend: number, divisor: number): number {
  if (dividend % divisor !== 0) throw new Error(`${dividend} / ${divisor} would have to be rounded`);
  return dividend / divisor;
}

export const netOf = (gross: number, rate: Rate): number => exactly(gross * 100, 100 + rate);

export function countedAgain(order: GeneratedOrder): CountedAgain {
  const byRate = new Map<Rate, number>();
  for (const { rate, gross } of [...order.lines, ...(order.delivery ? [order.delivery] : [])]) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross);
  }
  return {
    ...{ order, byRate, date: businessDay(order.placedAt), state: stateOf(order), gross: totalOf(order) },
    ...{ less: lessOf(order, byRate), loss: lossOf(order) },
  };
}

const includes = (list: readonly string[], outcome: string): boolean => list.includes(outcome);

function stateOf({ outcome }: GeneratedOrder): CountedAgain['state'] {
  if (includes(neverOrdered, outcome) || includes(neverPaid, outcome)) return 'uncounted';
  return includes(lost, outcome) ? 'canceled' : 'sold';
}

const reasons: Partial<Record<GeneratedOrder['outcome'], string>> = {
  rejected: 'rejected',
  'canceled by guest': 'customer',
  'canceled by staff': 'staff',
  'not met': 'notMet',
  'ordered twice': 'duplicate',
  'canceled by device': 'staff',
  'canceled by rule': 'system',
  'other time declined': 'declined',
  'other time unanswered': 'unanswered',
  unpaid: 'unpaid',
};

function lossOf({ outcome, endedAt }: GeneratedOrder): CountedAgain['loss'] {
  const reason = reasons[outcome];
  return reason === undefined || endedAt === null ? null : { date: businessDay(endedAt), reason };
}

/** Missing and faulty goods make a sale less, but not what goes back only because too much was paid. */
function lessOf(order: GeneratedOrder, sold: ReadonlyMap<Rate, number>): CountedAgain['less'] {
  let paidTooMuch = Math.max(0, paidOf(order) - totalOf(order));
  return order.refunds.flatMap(({ at, cents, cause, line, takenBackAt, isFailed, ...refund }) => {
    if (isFailed) return [];
    const given = cents - Math.min(cents, paidTooMuch);
    paidTooMuch -= cents - given;
    if (given === 0 || (cause !== 'missing' && cause !== 'faulty')) return [];
    const byRate = line === null ? spread(given, sold) : new Map([[order.lines[line]!.rate, given]]);
    const method = refund.method ?? takenBy(order);
    const less = { date: businessDay(at), method, byRate };
    if (takenBackAt === null) return [less];
    const back = new Map([...byRate].map(([rate, part]) => [rate, 0 - part]));
    return [less, { date: businessDay(takenBackAt), method, byRate: back }];
  });
}

function spread(cents: number, sold: ReadonlyMap<Rate, number>): Map<Rate, number> {
  const total = [...sold.values()].reduce((sum, gross) => sum + gross, 0);
  return new Map([...sold].map(([rate, gross]) => [rate, exactly(cents * gross, total)]));
}
