import { expect, test } from '@jest/globals';
import { missingIn, plannedMinutes, weekMinutes } from './plan-draft.js';

const shift = { weekday: 1, from: '08:00', to: '16:30', pauseMinutes: 30, branch: 'b-1' };

test.each([
  [shift, 480],
  [{ ...shift, from: '18:00', to: '02:00' }, 450],
  [{ ...shift, to: '' }, 0],
])('the planned minutes of %j are %d', (one, minutes) => expect(plannedMinutes(one)).toBe(minutes));

test('the minutes of a week are the sum of its shifts', () =>
  expect(weekMinutes([shift, { ...shift, weekday: 2 }])).toBe(960));

test('a missing time is reported at its field', () => {
  expect(missingIn([shift, { ...shift, from: '' }])).toEqual({
    'shifts.1.from': 'Bitte geben Sie eine Uhrzeit wie 08:00 an.',
  });
});
