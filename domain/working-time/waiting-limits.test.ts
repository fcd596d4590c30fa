import { expect, it } from '@jest/globals';
import { confirmBy } from '../ordering/order/order-decisions.js';
import { forgottenAt } from './clock-decisions.js';

it('the confirmation is due ten minutes after the submission, or after the minutes set by the shop', () => {
  expect(confirmBy('2026-11-20T11:55:30.000Z')).toBe('2026-11-20T12:05:30.000Z');
  expect(confirmBy('2026-11-20T11:55:30.000Z', 3)).toBe('2026-11-20T11:58:30.000Z');
});

it('an activity counts as forgotten after fourteen hours', () => {
  expect(forgottenAt('2026-11-20T20:30:00.000Z')).toBe('2026-11-21T10:30:00.000Z');
});
