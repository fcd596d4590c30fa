import { describe, expect, test } from '@jest/globals';
import {
  type Changed,
  changeSinceClosing,
  comparison,
  type Counted,
  isCounted,
  turnoverChange,
} from './closing-changes.js';
import { figuresOf } from './closing-figures.js';
import type { ClosedFigures } from './closing-figures.schema.js';

const counted = (state: Counted['state'], gross: number): Counted => ({ state, gross, reducedGross: 0 });
const changed = (before: Counted | null, now: Counted): Changed => ({ before, ...now });

describe('an order that changed after its day was closed', () => {
  test.each<[string, Changed, [number, number, number]]>([
    ['shows what it cost, costs and costs less', changed(counted('sold', 78.3), counted('sold', 26.1)), [78.3, 26.1, -52.2]],
    ['is all new where it came later', changed(null, counted('sold', 26.1)), [0, 26.1, 26.1]],
    ['is gone where it was canceled', changed(counted('sold', 26.1), counted('canceled', 26.1)), [26.1, 0, -26.1]],
    ['changes nothing where it was canceled before', changed(counted('canceled', 26.1), counted('canceled', 10)), [0, 0, 0]],
  ])('%s', (_, order, [closed, now, difference]) => {
    expect(turnoverChange(order)).toEqual({ closed, now, difference });
  }); // prettier-ignore

  test('is none of the day where it counts neither before nor now', () => {
    expect(isCounted(changed(null, counted('uncounted', 5)))).toBe(false);
    expect(isCounted(changed(counted('uncounted', 5), counted('uncounted', 5)))).toBe(false);
    expect(isCounted(changed(counted('sold', 5), counted('uncounted', 5)))).toBe(true);
    expect(isCounted(changed(null, counted('canceled', 5)))).toBe(true);
  });
});

test('only closed days have changed since their closing', () => {
  const closing = (isClosed: boolean) => ({ isClosed, closed: { gross: 78.3, amount: 78.3 } });
  expect(
    changeSinceClosing([
      { gross: 26.1, amount: 82.7, closing: closing(true) },
      { gross: 90, amount: 78.3, closing: closing(true) },
      { gross: 1, amount: 1, closing: closing(false) },
      { gross: 7, amount: 7, closing: null },
    ]),
  ).toEqual({ gross: -40.5, amount: 4.4 });
});

describe('what was closed beside what it is now', () => {
  const figures = figuresOf({ orders: [], rates: [], reductions: [], takings: [] }, () => true);
  const closed: ClosedFigures = {
    ...{ ...figures, gross: 63, tax: 8, amount: 43 },
    rates: [
      { rate: 10, net: 30, tax: 3, gross: 33 },
      { rate: 20, net: 25, tax: 5, gross: 30 },
    ],
    takings: [{ method: 'cash', kind: 'payment', count: 2, amount: 43 }],
  };
  const rows = (now: typeof figures) =>
    comparison(closed, now).map(({ name, ...change }) => [
      name,
      change.closed,
      change.now,
      change.difference,
    ]);

  test('is the turnover and the takings while nothing changed', () => {
    expect(rows({ ...figures, ...closed, reductions: [] })).toEqual([
      ['Umsatz', 63, 63, 0],
      ['Einnahmen', 43, 43, 0],
    ]);
  });

  test('names what guests donated where that changed', () => {
    const now = { ...figures, ...closed, reductions: [], donatedAmount: 2, amount: 45 };
    expect(rows(now).slice(0, 2)).toEqual([
      ['Umsatz', 63, 63, 0],
      ['Spenden der Gäste', 0, 2, 2],
    ]);
  });

  test('names the rates and methods that changed, so that each sum is explained', () => {
    const now = {
      ...{ ...figures, ...closed, reductions: [], gross: 44, tax: 6.5, amount: 47.4 },
      rates: [{ rate: 10, net: 30, tax: 3, gross: 33 }, { rate: 4.9, net: 10.5, tax: 0.5, gross: 11 }], // prettier-ignore
      takings: [
        { method: 'cash', kind: 'payment', count: 2, amount: 43 },
        { method: 'atm-card', kind: 'payment', count: 1, amount: 4.4 },
      ] as ClosedFigures['takings'],
    };
    expect(rows(now)).toEqual([
      ['Umsatz 20\u00a0%', 30, 0, -30],
      ['Umsatz 4,9\u00a0%', 0, 11, 11],
      ['Umsatz', 63, 44, -19],
      ['Darin Steuer', 8, 6.5, -1.5],
      ['Bankomatkarte', 0, 4.4, 4.4],
      ['Einnahmen', 43, 47.4, 4.4],
    ]);
  });
});
