import fc from 'fast-check';
import { toDecimal } from '../../../kernel/money.js';
import type { ClosingEntries } from '../closing-figures.js';
import { settlementOf } from '../closing-figures.js';
import type { TakingSum } from '../closing-figures.schema.js';

const days = ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-30', '2026-12-01'];
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => toDecimal(amount * 100));

const movement = fc.record({
  date: fc.constantFrom(...days),
  method: fc.constantFrom<TakingSum['method']>('cash', 'atm-card', 'mollie'),
  kind: fc.constantFrom<TakingSum['kind']>('payment', 'counterEntry', 'refund', 'chargeback'),
  amount: cents(9_999),
});

const order = fc.record({
  date: fc.constantFrom(...days),
  state: fc.constantFrom('sold' as const, 'canceled' as const, 'uncounted' as const),
  lines: fc.array(
    fc.record({ rate: fc.constantFrom(4.9, 10, 20), gross: cents(9_999), taxShare: fc.nat(30) }),
    { minLength: 1, maxLength: 3 },
  ),
  movements: fc.array(movement, { maxLength: 4 }),
});

const plus = (amounts: readonly number[]): number =>
  toDecimal(amounts.reduce((sum, amount) => sum + Math.round(amount * 10_000), 0));

/** Any orders with what was paid and given back of them, as the entries of closings: one sum for each order. */
export const anyEntries = fc.array(order, { maxLength: 30 }).map((orders): ClosingEntries => ({
  orders: orders.map(({ date, state, lines, movements }) => {
    const gross = plus(lines.map((line) => line.gross));
    const paid = plus(movements.map(signed));
    const refunded = plus(movements.flatMap(({ kind, amount }) => (kind === 'refund' ? amount : [])));
    const settlement = settlementOf({ state, gross, paid, refunded });
    return {
      ...{ date, state, gross, ...settlement, orders: 1, deliveryGross: 0 },
      openOrders: settlement.openAmount > 0 ? 1 : 0,
      owedOrders: settlement.owedAmount > 0 ? 1 : 0,
    };
  }),
  rates: orders
    .filter(({ state }) => state === 'sold')
    .flatMap(({ date, lines }) =>
      lines.map(({ rate, gross, taxShare }) => {
        const tax = toDecimal(Math.round(gross * taxShare) * 100);
        return { date, rate, gross, tax, net: plus([gross, -tax]) };
      }),
    ),
  takings: orders.flatMap(({ date: orderDate, movements }) =>
    movements.map((one) => ({
      ...{ orderDate, date: one.date, method: one.method, kind: one.kind, count: 1 },
      amount: signed(one),
    })),
  ),
}));

const signed = ({ kind, amount }: { kind: TakingSum['kind']; amount: number }): number =>
  kind === 'payment' ? amount : -amount;

export const anyDays = days;
