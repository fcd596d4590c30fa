import fc from 'fast-check';
import { toDecimal, toUnits } from '../../../kernel/money.js';
import type { ClosingEntries } from '../closing-figures.js';
import { settlementOf } from '../closing-figures.js';
import type { TakingSum } from '../closing-figures.schema.js';
import { reduced, reducedByRate } from '../reductions.js';

const days = ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-30', '2026-12-01'];
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => toDecimal(amount * 100));

const movement = fc.record({
  date: fc.constantFrom(...days),
  method: fc.constantFrom<TakingSum['method']>('cash', 'atm-card', 'mollie'),
  kind: fc.constantFrom<TakingSum['kind']>('payment', 'counterEntry', 'refund', 'chargeback'),
  amount: cents(9_999),
  /** Of a refund: whether something was missing or faulty, and the rate of the line it is about. */
  isReducing: fc.boolean(),
  lineRate: fc.constantFrom(null, 4.9, 10, 20),
});

const order = fc.record({
  date: fc.constantFrom(...days),
  state: fc.constantFrom('sold' as const, 'canceled' as const, 'uncounted' as const),
  lines: fc.array(
    fc.record({ rate: fc.constantFrom(4.9, 10, 20), gross: cents(9_999), taxShare: fc.nat(30) }),
    { minLength: 1, maxLength: 3 },
  ),
  donation: fc.oneof(fc.constant(0), cents(5_000)),
  movements: fc.array(movement, { maxLength: 4 }),
});

const plus = (amounts: readonly number[]): number =>
  toDecimal(amounts.reduce((sum, amount) => sum + toUnits(amount), 0));

/** Any orders with what was paid and given back of them, as the entries of closings: one sum for each order. */
export const anyEntries = fc.array(order, { maxLength: 30 }).map((orders): ClosingEntries => {
  const counted = orders.map(countedOf);
  return {
    orders: counted.map(({ sum }) => sum),
    rates: counted.flatMap(({ rates }) => rates),
    reductions: counted.flatMap(({ reductions }) => reductions),
    takings: orders.flatMap(({ date: orderDate, movements }) =>
      movements.map((one) => ({
        ...{ orderDate, date: one.date, method: one.method, kind: one.kind, count: 1 },
        amount: signed(one),
      })),
    ),
  };
});

type AnyOrder = typeof order extends fc.Arbitrary<infer One> ? One : never;

function countedOf({ date, state, lines, donation, movements }: AnyOrder) {
  const turnover = plus(lines.map((line) => line.gross));
  const paid = plus(movements.map(signed));
  const refunds = movements.filter(({ kind }) => kind === 'refund');
  const reducing = refunds
    .filter(({ isReducing }) => isReducing)
    .map(({ lineRate: rate, amount }) => ({ rate, amount }));
  const [waived, reducible] = [refunds, reducing].map((some) => plus(some.map(({ amount }) => amount)));
  const settlement = settlementOf({
    ...{ state, gross: plus([turnover, donation]), donation, paid, waived: waived!, reducible: reducible! },
  });
  const sold = ratesOf(lines);
  const parts = reduced(sold, reducedByRate(sold, reducing, settlement.reducedGross));
  return {
    sum: {
      ...{ date, state, ...settlement, orders: 1, deliveryGross: 0 },
      gross: plus([turnover, -settlement.reducedGross]),
      openOrders: settlement.openAmount > 0 ? 1 : 0,
      owedOrders: settlement.owedAmount > 0 ? 1 : 0,
    },
    rates: state === 'sold' ? parts.rates.map((sum) => ({ date, ...sum })) : [],
    reductions: state === 'sold' ? parts.reductions.map((sum) => ({ date, ...sum })) : [],
  };
}

const ratesOf = (lines: AnyOrder['lines']) =>
  [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
    const same = lines.filter((line) => line.rate === rate);
    const gross = plus(same.map((line) => line.gross));
    const tax = plus(same.map((line) => toDecimal(Math.round(line.gross * line.taxShare) * 100)));
    return { rate, gross, tax, net: plus([gross, -tax]) };
  });

const signed = ({ kind, amount }: { kind: TakingSum['kind']; amount: number }): number =>
  kind === 'payment' ? amount : -amount;

export const anyDays = days;
