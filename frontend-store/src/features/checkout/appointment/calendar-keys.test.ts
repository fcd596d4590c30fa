import { expect, test } from '@jest/globals';
import { dayAfterKey } from './calendar-keys.js';

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['Enter', null],
])('%s moves from 1 December 2026 to %s', (key, date) => {
  expect(dayAfterKey(key, '2026-12-01')).toBe(date);
});

test('moving to a shorter month selects its last day', () => {
  expect(dayAfterKey('PageUp', '2026-12-31')).toBe('2026-11-30');
});
