import { expect, test } from '@jest/globals';
import { buildProgress } from './build-progress.js';

const progress = (handled: Record<string, bigint>, target: bigint, expected = ['order_board', 'payment']) =>
  buildProgress(new Map(Object.entries(handled)), expected, target);

test.each([
  [{ order_board: 900n, payment: 901n }, 900n],
  [{ order_board: -1n, payment: -1n }, -1n],
  [{ order_board: 7n, payment: 7n, deadline: -1n }, 7n],
])('returns null when all read models in %p have reached position %p', (handled, target) => {
  expect(progress(handled, target)).toBeNull();
});

test('reports the percentage of each read model, and the lowest one as the total', () => {
  const answer = progress({ order_board: 999n, payment: 249n }, 999n)!;
  expect(answer.percent).toBe(25);
  expect(answer.text).toBe('Die Listen werden aufgebaut: 25\u00a0%. Es fehlen noch: Zahlungen.');
  expect(answer.readModels).toEqual([
    { id: 'order_board', title: 'Bestellungen', handled: '999', target: '999', percent: 100 },
    { id: 'payment', title: 'Zahlungen', handled: '249', target: '999', percent: 25 },
  ]);
});

test('reports 99 percent, not 100, one event before the end', () => {
  expect(progress({ order_board: 999_999n, payment: 999_998n }, 999_999n)!.percent).toBe(99);
});

test('reports 0 percent for a read model that does not exist yet, even if the log is empty', () => {
  expect(progress({ order_board: -1n }, -1n)).toMatchObject({ percent: 0 });
});

test('names at most three missing read models', () => {
  const expected = ['order_board', 'order_history', 'public_order', 'daily_sales', 'payment'];
  expect(progress({}, 10n, expected)!.text).toContain(
    'Es fehlen noch: Bestellungen, Verlauf der Bestellungen, Statusseite der Kunden und 2 weitere.',
  );
});
