import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { closingDecider } from './closing.js';
import { closeDay, closeMonth, reopenDay, reopenMonth, type CloseDay } from './closing-decisions.js';
import type { ClosingEvent } from './closing-events.js';
import { figuresOf } from './closing-figures.js';

const { given, outcome, after } = givenWhenThen(closingDecider);
const date = '2026-11-20';
const figures = figuresOf(
  {
    orders: [],
    rates: [],
    reductions: [],
    takings: [{ date, orderDate: date, method: 'cash', kind: 'payment', count: 1, amount: 33 }],
  },
  (day) => day === date,
);
const request = (differences: Partial<CloseDay> = {}): CloseDay => ({
  ...{ date, today: date, firstDay: '2026-11-19', figures, position: '10', reason: '' },
  shown: { gross: 0, amount: 33 },
  cash: { opening: 100, counted: 133, withdrawn: 0 },
  ...differences,
});
const month = {
  ...{ month: '2026-11', today: '2026-12-01', firstDay: date, businessDays: [date] },
  ...{ figures, position: '20' },
};
const monthRequest = { ...month, shown: { gross: 0, amount: 33 } };
const closed = closeDay(given(), request()) as readonly ClosingEvent[];
const monthClosed = closeMonth(given(...closed), monthRequest) as readonly ClosingEvent[];

describe('closing a day', () => {
  test('keeps the figures, and asks for no reason where the cash agrees', () => {
    expect(closed).toEqual([
      {
        type: 'DayClosed',
        data: {
          ...{ date, position: '10', figures, reason: '' },
          cash: { opening: 100, counted: 133, withdrawn: 0, expected: 133 },
        },
      },
    ]);
  });

  test.each<[string, Partial<CloseDay>, string]>([
    ['is refused for a day before the first order', { firstDay: '2026-11-21' }, 'nothing-before'],
    ['is refused while there never was an order', { firstDay: null }, 'nothing-before'],
    ['is possible for the day of the first order', { firstDay: date }, 'DayClosed'],
    ['is refused for a day that has not begun', { date: '2026-11-21' }, 'day-in-future'],
    ['is possible for an earlier day', { today: '2026-11-25' }, 'DayClosed'],
    [
      'is refused when the figures are others than shown',
      { shown: { gross: 0, amount: 32 } },
      'figures-changed',
    ],
    ['asks why less was counted', { cash: { opening: 100, counted: 130, withdrawn: 0 } }, 'cash-count'],
    [
      'takes the reason',
      { cash: { opening: 100, counted: 130, withdrawn: 0 }, reason: 'Bruch' },
      'DayClosed',
    ],
    [
      'refuses to take out more than there is',
      { cash: { opening: 100, counted: 133, withdrawn: 134 } },
      'cash-count',
    ],
  ])('%s', (_, differences, expected) => {
    expect(outcome(closeDay(given(), request(differences)))).toBe(expected);
  });

  test('happens once, and again after it was reopened', () => {
    const state = given(...closed);
    expect(outcome(closeDay(state, request()))).toBe('day-is-closed');
    const open = after(state, reopenDay(state, date, 'Verzählt'));
    expect(outcome(reopenDay(open, date, 'Verzählt'))).toBe('nothing');
    expect(outcome(closeDay(open, request()))).toBe('DayClosed');
  });
});

describe('closing a day once more', () => {
  const takes = (amount: number): CloseDay['figures'] => ({
    ...figures,
    amount,
    takings: [{ method: 'cash', kind: 'payment', count: 1, amount }],
  });
  const first = request({
    ...{ figures: takes(161.6), shown: { gross: 0, amount: 161.6 } },
    cash: { opening: 50, counted: 211.6, withdrawn: 111.6 },
  });
  const reopened = () => {
    const state = after(given(), closeDay(given(), first));
    return after(state, reopenDay(state, date, 'Noch eine Zahlung'));
  };
  const again = (withdrawn: number) =>
    request({
      ...{ figures: takes(187.7), shown: { gross: 0, amount: 187.7 } },
      cash: { opening: 50, counted: 126.1, withdrawn },
    });

  test('does not miss the cash that was withdrawn when it was closed before', () => {
    expect(closeDay(reopened(), again(0))).toMatchObject([
      {
        data: { cash: { expected: 126.1, counted: 126.1, withdrawn: 0, withdrawnBefore: 111.6 }, reason: '' },
      },
    ]);
  });

  test('adds up what was withdrawn at every closing before', () => {
    const second = after(reopened(), closeDay(reopened(), again(26.1)));
    const open = after(second, reopenDay(second, date, 'Doch noch nicht'));
    const third = request({ ...again(0), cash: { opening: 50, counted: 100, withdrawn: 0 } });
    expect(closeDay(open, third)).toMatchObject([
      { data: { cash: { expected: 100, withdrawnBefore: 137.7 } } },
    ]);
  });

  test('leaves other days as they are', () => {
    const other = request({ date: '2026-11-19' });
    expect(closeDay(reopened(), other)).toMatchObject([{ data: { cash: { expected: 133 } } }]);
  });
});

describe('closing a month', () => {
  test('needs every day with business to be closed', () => {
    const refused = closeMonth(given(), monthRequest);
    expect(refused).toMatchObject({
      code: 'days-are-open',
      problems: [{ message: 'Bitte schließen Sie zuerst diese Tage ab: 20.11.2026.' }],
    });
    expect(monthClosed).toMatchObject([{ type: 'MonthClosed', data: { month: '2026-11', figures } }]);
  });

  test('waits until the month is over', () => {
    const early = { ...monthRequest, today: '2026-11-30' };
    expect(outcome(closeMonth(given(...closed), early))).toBe('month-not-over');
  });

  test('is refused for a month that was over before the first order, and says when that was', () => {
    const early = { ...monthRequest, month: '2026-10', businessDays: [] };
    expect(closeMonth(given(), early)).toMatchObject({
      code: 'nothing-before',
      problems: [{ message: 'Die erste Bestellung dieser Filiale ist vom 20.11.2026. Davor gibt es nichts abzuschließen.' }], // prettier-ignore
    });
    expect(closeMonth(given(), { ...early, firstDay: null })).toMatchObject({
      problems: [{ message: 'Diese Filiale hat noch keine Bestellung. Es gibt nichts abzuschließen.', field: 'month' }], // prettier-ignore
    });
  });

  test('keeps its days closed until it is reopened', () => {
    const state = given(...closed, ...monthClosed);
    expect(outcome(closeMonth(state, monthRequest))).toBe('month-is-closed');
    expect(outcome(reopenDay(state, date, 'Verzählt'))).toBe('month-is-closed');
    expect(outcome(closeDay(state, request({ date: '2026-11-19' })))).toBe('month-is-closed');
    const open = after(state, reopenMonth(state, '2026-11', 'Beleg fehlte'));
    expect(outcome(reopenDay(open, date, 'Verzählt'))).toBe('DayReopened');
    expect(outcome(reopenMonth(open, '2026-11', 'Beleg fehlte'))).toBe('nothing');
  });
});
