import { expect, test } from '@jest/globals';
import { open } from './testing/hours-entries.js';
import { weekHours } from './week-hours.js';

test('an hour is open if any part of it is, also after midnight', () => {
  const isOpen = weekHours([open('friday', '17:30', '01:15')])!;
  const openHours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [...Array(24).keys()].filter((hour) => isOpen(weekday, hour)).map((hour) => `${weekday} ${hour}`),
  );
  expect(openHours).toEqual(['5 17', '5 18', '5 19', '5 20', '5 21', '5 22', '5 23', '6 0', '6 1']);
});

test('a night that begins on Sunday reaches into Monday', () => {
  expect(weekHours([open('sunday', '22:00', '02:00')])!(1, 1)).toBe(true);
});

test('hours of single dates are no usual hours', () => {
  const once = { ...open('daily', '10:00', '12:00'), type: 'once' as const, date: '2026-01-05' };
  expect(weekHours([once])).toBeUndefined();
});
