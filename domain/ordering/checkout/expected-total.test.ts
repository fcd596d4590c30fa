import { expect, test } from '@jest/globals';
import { changedTotalProblem, changedTotals } from './expected-total.js';

test.each([
  [undefined, 7.8],
  [null, 7.8],
  [7.8, 7.8],
  [0.1 + 0.2, 0.3],
  [7.8, 7.8004],
  [0, 0],
])('an order expected to cost %s that costs %s needs no confirmation', (expected, current) => {
  expect(changedTotals(expected, current)).toBeNull();
});

test.each([
  [7.8, 19.8],
  [19.8, 7.8],
  [7.8, 7.81],
  [0, 0.01],
])('an order expected to cost %s that costs %s needs a confirmation', (expected, current) => {
  expect(changedTotals(expected, current)).toEqual({ expected, current });
});

test('the message contains both totals', () => {
  const { field, message } = changedTotalProblem({ expected: 7.8, current: 19.8 }, 'EUR');
  expect(field).toBe('expectedTotal');
  expect(message.replaceAll('\u00a0', ' ')).toMatch(/^Der Preis hat sich geändert: 19,80 € statt 7,80 €\. /);
});
