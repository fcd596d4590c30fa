import { expect, it } from '@jest/globals';
import {
  closingId,
  closingStream,
  type ClosingEvent,
} from '@bestellwerk/domain/ordering/closing/closing-events';
import { figuresOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { rowsAfter } from '../../testing/rows-after.js';
import { closing } from './project.js';

const branch = '22222222-2222-4222-8222-222222222222';
const date = '2026-11-20';
const figures = figuresOf({ orders: [], rates: [], reductions: [], takings: [] }, () => true);
const cash = { opening: 100, expected: 100, counted: 99, withdrawn: 0 };
const closed: ClosingEvent = {
  type: 'DayClosed',
  data: { date, position: '7', figures, cash, reason: 'Bruch' },
};
const reopened: ClosingEvent = { type: 'DayReopened', data: { date, reason: 'Verzählt' } };
const month: ClosingEvent = { type: 'MonthClosed', data: { month: '2026-11', position: '9', figures } };
const rowsOf = (...events: ClosingEvent[]) =>
  rowsAfter(closing, closingStream(closingId(branch, date)), events);

it('a closed day has its figures, the cash and who closed it', () => {
  const by = { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' };
  expect(rowsOf(closed)).toEqual([
    {
      ...{ branch, period: date, isClosed: true, position: '7' },
      document: {
        ...{ figures, cash },
        steps: [
          {
            ...{ type: 'closed', at: '2026-11-20T17:00:00.000Z', by, reason: 'Bruch', revision: '0' },
            ...{ closed: { orders: 0, gross: 0, amount: 0 }, cash },
          },
        ],
      },
    },
  ]);
});

it('a reopened day is open, and keeps who did what', () => {
  const [row] = rowsOf(closed, reopened);
  expect(row).toMatchObject({
    isClosed: false,
    document: { steps: [{ type: 'closed' }, { reason: 'Verzählt' }] },
  });
  expect(row!.document.steps.map((step) => [step.revision, step.cash?.counted])).toEqual([
    ['0', 99],
    ['1', undefined],
  ]);
  const [again] = rowsOf(closed, reopened, closed);
  expect(again).toMatchObject({ isClosed: true });
  expect(again!.document.steps).toHaveLength(3);
});

it('a month has a row beside those of its days', () => {
  expect(rowsOf(closed, month).map(({ period }) => period)).toEqual([date, '2026-11']);
  expect(() => rowsOf(reopened)).toThrow('DayReopened without a closing');
});
