import { describe, expect, it } from '@jest/globals';
import { checkOrder } from '@bestellwerk/domain/ordering/checkout/check-order';
import { activeMenu } from '@bestellwerk/domain/catalogue/availability';
import { reviewSchema } from '@bestellwerk/domain/ordering/order/order-events';
import { sampleCatalogue } from '../sample/sample-catalogue.js';
import { generateScenario } from './scenario.js';
import { staff, teamOf } from './staff.js';

const catalogue = sampleCatalogue('0.0.0');

/** Noon, the small hours, a Sunday and a holiday. */
const instants = ['2026-11-21T11:00:00Z', '2026-07-05T02:30:00Z', '2026-12-24T18:00:00Z'].map(
  (at) => new Date(at),
);

describe('the demo scenario', () => {
  it.each(instants)('has only orders the shop accepts (generated at %s)', (now) => {
    const refused = generateScenario(catalogue, now).flatMap(({ form, placedAt, name }) => {
      const branch = catalogue.branches.find(({ id }) => id === form.branch)!;
      const menu = activeMenu(catalogue.menus, branch.id, placedAt);
      const { problems } = checkOrder(form, { ...catalogue, now: placedAt, branch, menu });
      return problems.map((problem) => ({ name, ...problem }));
    });
    expect(refused).toEqual([]);
  });

  it.each(instants)('has all steps in order and none in the future (generated at %s)', (now) => {
    for (const { placedAt, steps, review } of generateScenario(catalogue, now)) {
      const reviewed = review ? [review.at] : [];
      const instantsInOrder = [placedAt, ...steps.map(({ at }) => at), ...reviewed, now].map(Number);
      expect(instantsInOrder).toEqual([...instantsInOrder].sort((a, b) => a - b));
    }
  });

  it('has reviews that guests could send, with and without words', () => {
    const reviews = generateScenario(catalogue, instants[0]!).flatMap(({ review }) => review ?? []);
    expect(reviews.length).toBeGreaterThan(30);
    for (const { stars } of reviews) expect(reviewSchema.parse(stars)).toEqual(stars);
    expect(new Set(reviews.map(({ stars }) => stars.rating)).size).toBeGreaterThan(3);
    expect(new Set(reviews.map(({ stars }) => stars.comment === ''))).toEqual(new Set([true, false]));
  });

  it('is the same for the same instant', () => {
    expect(generateScenario(catalogue, instants[0]!)).toEqual(generateScenario(catalogue, instants[0]!));
  });

  it('has new orders and more than 80 orders in total for every branch', () => {
    const stories = generateScenario(catalogue, instants[0]!);
    for (const { identifier } of catalogue.branches) {
      const own = stories.filter(({ branch }) => branch === identifier);
      expect(own.filter(({ steps }) => steps.length === 0).length).toBeGreaterThan(0);
      expect(own.length).toBeGreaterThan(80);
    }
  });

  it('has a team for every branch', () => {
    for (const { identifier } of catalogue.branches) {
      expect(teamOf(identifier, 'ROLE_EMPLOYEE').username).toBeTruthy();
      expect(teamOf(identifier, 'ROLE_SHIFT_LEAD').username).toBeTruthy();
    }
    expect(new Set(staff.flatMap(({ roles }) => roles)).size).toBe(6);
  });
});
