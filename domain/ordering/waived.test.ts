import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openOf, waivedAfter } from './waived.js';

type Step = { total: number } | { by: number; isRefund?: true };

/** The account after a story of prices, payments and refunds. */
const after = (...steps: Step[]) =>
  steps.reduce<{ total: number; paid: number; waived: number }>(
    (account, step) => {
      if ('total' in step) return { ...account, total: step.total };
      const waived = waivedAfter(account, step.by, step.isRefund === true);
      return { ...account, paid: account.paid + step.by, waived };
    },
    { total: 33, paid: 0, waived: 0 },
  );
const paid = (by: number): Step => ({ by });
const refunded = (amount: number): Step => ({ by: -amount, isRefund: true });
const costs = (total: number): Step => ({ total });

describe('what is open of an order', () => {
  test.each<[string, Step[], number]>([
    ['that nobody paid is all', [], 33],
    ['of which a part was given back on purpose is nothing', [paid(33), refunded(5)], 0],
    [
      'that was paid twice, once given back and made dearer is what was added',
      [paid(33), paid(33), refunded(33), costs(38)],
      5,
    ],
    [
      'made cheaper, given back and made dearer is what was added',
      [paid(33), costs(16), refunded(17), costs(38)],
      22,
    ],
    [
      'of which a part was given back, and which was made dearer, is what was added',
      [paid(33), refunded(5), costs(38)],
      5,
    ],
    ['that was paid after all is what was added later', [paid(33), refunded(5), paid(5), costs(38)], 5],
    ['whose payment was taken back by the bank is all', [paid(33), paid(-33)], 33],
    ['that was only paid in part and given back in part is the rest', [paid(20), refunded(5)], 13],
    ['that was paid too much is below nothing', [paid(40)], -7],
  ])('%s', (_name, steps, open) => {
    expect(openOf(after(...steps))).toBe(open);
  });

  const step = fc.oneof(
    fc.integer({ min: 0, max: 100 }).map(costs),
    fc.integer({ min: 1, max: 60 }).map(paid),
    fc.integer({ min: 1, max: 60 }).map(refunded),
  );

  test('is never asked for twice: paying it leaves nothing open, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const account = after(...steps);
        const open = openOf(account);
        fc.pre(open > 0);
        const then = { ...account, paid: account.paid + open, waived: waivedAfter(account, open, false) };
        expect(openOf(then)).toBe(0);
      }),
    );
  });

  test('does not grow by a refund', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 60 }), (steps, amount) => {
        const before = after(...steps);
        const then = after(...steps, refunded(amount));
        expect(Math.max(0, openOf(then))).toBe(Math.max(0, openOf(before)));
      }),
    );
  });
});
