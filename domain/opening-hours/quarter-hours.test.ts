import { expect, test } from '@jest/globals';
import { monday } from '../calendar/testing/instants.js';
import { formatTime } from '../text/formats.js';
import { preorderDays } from './preorder-slots.js';
import { quarterHours } from './quarter-hours.js';
import { facts, usual } from './testing/preorder-facts.js';

const shown = (now: string, after: Date, most = 4) =>
  quarterHours(preorderDays(facts(monday(now), usual)), after, most).map((time) =>
    formatTime(time, 'Europe/Vienna'),
  );

test.each([
  ['before the branch is ready', '12:00', '12:25', ['12:30', '12:45', '13:00', '13:15']],
  ['at the very time it is ready', '12:00', '12:30', ['12:45', '13:00', '13:15', '13:30']],
  ['where today has fewer', '21:00', '21:20', ['21:30', '21:45']],
])('no time is proposed %s', (_, now, after, times) => {
  expect(shown(now, monday(after))).toEqual(times);
});

test('the next day is proposed where today has no quarter hour left', () => {
  expect(shown('21:00', monday('21:45'), 2)).toEqual(['10:00', '10:15']);
});

test('nothing is proposed where no day has times', () => {
  expect(quarterHours([], monday('12:00'), 4)).toEqual([]);
});
