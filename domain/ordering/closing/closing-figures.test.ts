import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toUnits } from '../../kernel/money.js';
import {
  explainedAmount,
  figuresOf,
  cashOf,
  settlementOf,
  soldByRate,
  soldGross,
} from './closing-figures.js';
import { anyDays, anyEntries } from './testing/random-orders.js';

const isNovember = (date: string): boolean => date.startsWith('2026-11');
const units = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toUnits(amount), 0);

describe('the figures of a period', () => {
  test('add up: rates are the sales, methods are the takings, and net and tax are the gross', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const figures = figuresOf(entries, isNovember);
        expect(units(figures.rates.map(({ gross }) => gross))).toBe(toUnits(figures.gross));
        expect(units([figures.net, figures.tax])).toBe(toUnits(figures.gross));
        expect(units(figures.takings.map(({ amount }) => amount))).toBe(toUnits(figures.amount));
        for (const { net, tax, gross } of figures.rates) expect(units([net, tax])).toBe(toUnits(gross));
      }),
    );
  });

  test('have less turnover by what was reduced, at each rate, and never less than nothing', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const figures = figuresOf(entries, isNovember);
        expect(units(figures.reductions.map(({ gross }) => gross))).toBe(toUnits(figures.reducedGross));
        expect(units([figures.gross, figures.reducedGross])).toBe(toUnits(soldGross(figures)));
        const sold = soldByRate(figures);
        expect(units(sold.map((sums) => sums.sold.gross))).toBe(toUnits(soldGross(figures)));
        for (const { after, less, sold: before } of sold) {
          for (const name of ['net', 'tax', 'gross'] as const) {
            expect(after[name]).toBeGreaterThanOrEqual(0);
            expect(units([after[name], less?.[name] ?? 0])).toBe(toUnits(before[name]));
          }
        }
      }),
    );
  });

  test('explain every cent by which takings and sales differ', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const figures = figuresOf(entries, isNovember);
        expect(explainedAmount(figures)).toBe(figures.amount);
      }),
    );
  });

  test('of a month are the sums of its days, and nothing is less than a cent', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const month = figuresOf(entries, isNovember);
        const days = anyDays.filter(isNovember).map((day) => figuresOf(entries, (date) => date === day));
        for (const name of [
          'orders',
          'net',
          'tax',
          'gross',
          'canceledOrders',
          'canceledGross',
          'amount',
          'openOrders',
          'openAmount',
          'waivedAmount',
          'reducedGross',
          'owedOrders',
          'owedAmount',
        ] as const) {
          expect(units(days.map((day) => day[name]))).toBe(toUnits(month[name]));
        }
        expect(units(days.map(cashOf))).toBe(toUnits(cashOf(month)));
        expect(units(days.flatMap(({ forOthers, onOthers }) => [forOthers, -onOthers]))).toBe(
          units([month.forOthers, -month.onOthers]),
        );
        for (const { rate, tax } of month.rates) {
          const taxes = days.flatMap(({ rates }) => rates.filter((one) => one.rate === rate));
          expect(units(taxes.map((one) => one.tax))).toBe(toUnits(tax));
        }
        for (const amount of [month.gross, month.amount, month.tax, month.openAmount]) {
          expect(Math.abs(toUnits(amount) % 100)).toBe(0);
        }
      }),
    );
  });
});

describe('an order', () => {
  const order = { state: 'sold', gross: 33, donation: 0, paid: 0, waived: 0, reducible: 0 } as const;
  test.each([
    ['is open until it is paid', order, [33, 0, 0, 0]],
    ['is settled when it is paid', { ...order, paid: 33 }, [0, 0, 0, 0]],
    ['is not asked again for what was given back', { ...order, paid: 28, waived: 5 }, [0, 0, 5, 0]],
    ['is reduced by what was missing', { ...order, paid: 28, waived: 5, reducible: 5 }, [0, 5, 0, 0]],
    ['is reduced first, and waived then', { ...order, paid: 23, waived: 10, reducible: 5 }, [0, 5, 5, 0]],
    ['is not reduced by what was paid too much', { ...order, paid: 33, waived: 2, reducible: 2 }, [0, 0, 0, 0]], // prettier-ignore
    ['is never reduced below nothing', { ...order, paid: -9, waived: 42, reducible: 42 }, [0, 33, 9, 0]],
    ['is not reduced once it is canceled', { ...order, state: 'canceled', waived: 33, reducible: 5 }, [0, 0, 0, 0]], // prettier-ignore
    ['is open again after a chargeback', { ...order, paid: 0, waived: 0 }, [33, 0, 0, 0]],
    ['owes what was paid above its total', { ...order, paid: 35 }, [0, 0, 0, 2]],
    ['owes all that was paid once it is canceled', { ...order, state: 'canceled', paid: 33 }, [0, 0, 0, 33]],
  ] as const)('%s', (_, given, [open, reduced, waived, owed]) => {
    expect(settlementOf(given)).toEqual({
      ...{
        openAmount: open,
        reducedGross: reduced,
        waivedAmount: waived,
        owedAmount: owed,
        donatedAmount: 0,
      },
    });
  });

  test('with a donation gives it back last also where it was goodwill', () => {
    const given = { ...order, donation: 3 };
    expect(settlementOf({ ...given, paid: 3, waived: 30 })).toMatchObject({
      waivedAmount: 30,
      donatedAmount: 3,
    });
    expect(settlementOf({ ...given, paid: 0, waived: 33 })).toMatchObject({
      waivedAmount: 30,
      donatedAmount: 0,
    });
    expect(settlementOf({ ...given, paid: 0, waived: 33, reducible: 5 })).toMatchObject({
      ...{ reducedGross: 5, waivedAmount: 25, donatedAmount: 0, openAmount: 0 },
    });
  });

  test.each([
    ['is paid with it', 33, 0, [0, 3]],
    ['keeps it while turnover is left to be reduced', 23, 10, [10, 3]],
    ['gives it back last', 1, 32, [30, 1]],
    ['gives it back with all else', 0, 33, [30, 0]],
  ] as const)('with a donation %s', (_, paid, back, [reduced, donated]) => {
    const given = { ...order, donation: 3, paid, waived: back, reducible: back };
    expect(settlementOf(given)).toEqual({
      ...{ openAmount: 0, waivedAmount: 0, owedAmount: 0, reducedGross: reduced, donatedAmount: donated },
    });
  });
});
