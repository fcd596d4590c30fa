import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold } from '../../kernel/decider.js';
import { isRefusal } from '../../kernel/refusal.js';
import { budgetDecider, countedUse, reserveUse, settleUse } from './budget.js';
import type { BudgetEvent } from './budget-events.js';

const budget = { tokens: 1_000, images: 2 };
const use = (job: string, tokens: number, images = 0) => ({ job, tokens, images });
const reserved = (...data: Parameters<typeof use>): BudgetEvent => ({
  type: 'ContentUseReserved',
  data: use(...data),
});
const settled = (...data: Parameters<typeof use>): BudgetEvent => ({
  type: 'ContentUseSettled',
  data: use(...data),
});
const after = (...events: BudgetEvent[]) => fold(budgetDecider, events);
const messageOf = (decision: ReturnType<typeof reserveUse>) =>
  isRefusal(decision) ? decision.problems[0].message : null;

describe('the budget of a month', () => {
  test('is reserved by the most that a request can use', () => {
    expect(reserveUse(after(), use('a', 1_000), budget)).toEqual([reserved('a', 1_000)]);
    expect(reserveUse(after(reserved('a', 400)), use('b', 600), budget)).toEqual([reserved('b', 600)]);
  });

  test('counts requests that still run, so that two at once cannot both use the rest', () => {
    expect(messageOf(reserveUse(after(reserved('a', 600)), use('b', 600), budget))).toBe(
      'Das Monatsbudget für Entwürfe reicht nicht mehr: verbraucht sind 600 von 1.000 Token, diese Anfrage kann bis zu 600 brauchen.',
    );
  });

  test('counts what was used once that is known', () => {
    const month = after(reserved('a', 600), settled('a', 100));
    expect(countedUse(month)).toEqual({ tokens: 100, images: 0 });
    expect(reserveUse(month, use('b', 900), budget)).toEqual([reserved('b', 900)]);
  });

  test('of pictures is counted by itself, and none is made where there is none', () => {
    const month = after(reserved('a', 0, 1), reserved('b', 0, 1));
    expect(messageOf(reserveUse(month, use('c', 0, 1), budget))).toContain('2 von 2 Bildern.');
    expect(reserveUse(month, use('c', 1_000), budget)).toEqual([reserved('c', 1_000)]);
    expect(messageOf(reserveUse(after(), use('a', 0, 1), { tokens: 1_000, images: 0 }))).not.toBeNull();
  });

  test('is reserved and settled once for a request', () => {
    expect(reserveUse(after(reserved('a', 600)), use('a', 600), budget)).toEqual([]);
    expect(settleUse(after(reserved('a', 600)), use('a', 5))).toEqual([settled('a', 5)]);
    expect(settleUse(after(), use('a', 5))).toEqual([]);
    expect(settleUse(after(reserved('a', 600), settled('a', 5)), use('a', 5))).toEqual([]);
  });
});

test('whatever is asked in whatever order, never more is counted than the budget', () => {
  const step = fc.record({
    job: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    tokens: fc.integer({ min: 0, max: 700 }),
    images: fc.integer({ min: 0, max: 1 }),
    isEnd: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let month = after();
      for (const { isEnd, ...asked } of steps) {
        const before = month.reserved[asked.job];
        // No request uses more than what was reserved for it.
        const used = { ...asked, tokens: Math.min(asked.tokens, before?.tokens ?? 0), images: 0 };
        const decision = isEnd ? settleUse(month, used) : reserveUse(month, asked, budget);
        if (!isRefusal(decision)) month = [...decision].reduce(budgetDecider.evolve, month);
        const { tokens, images } = countedUse(month);
        expect(tokens).toBeLessThanOrEqual(budget.tokens);
        expect(images).toBeLessThanOrEqual(budget.images);
      }
    }),
  );
});
