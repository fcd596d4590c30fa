import { expect, test } from '@jest/globals';
import { typedDay } from './typed-day.js';

test.each([
  ['24.12.2026', '2026-12-24'],
  [' 4. 3. 2027 ', '2027-03-04'],
  ['01.02.27', '2027-02-01'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', null],
  ['24.12.', null],
  ['24.12.2', null],
  ['2', null],
  ['2026-12-24', null],
  ['', null],
])('%j is %j', (typed, day) => expect(typedDay(typed)).toBe(day));
