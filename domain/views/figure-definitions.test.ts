import { expect, test } from '@jest/globals';
import { type FigureName, figureNames } from '../contracts/figures.schema.js';
import { figureDefinitions, isOfVisits } from './figure-definitions.js';

test.each(figureNames)('staff can read how %s is meant', (name) => {
  const { title, definition, excludes } = figureDefinitions[name];
  expect(title).toMatch(/^[A-ZÄÖÜ]/);
  for (const sentence of [definition, excludes]) expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test('figures of orders and shifts do not come from visits', () => {
  expect(
    ['revenue', 'order-times', 'working-schedules'].filter((name) => isOfVisits(name as FigureName)),
  ).toEqual([]);
  expect(isOfVisits('referrers')).toBe(true);
});
