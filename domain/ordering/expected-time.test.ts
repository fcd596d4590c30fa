import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { monday, VIENNA } from '../calendar/testing/instants.js';
import { branchHours } from '../opening-hours/testing/branch-hours.js';
import { formatTime } from '../text/formats.js';
import { expectedTime, expectedWords, type Preparation } from './expected-time.js';

const usual: Preparation = { preparationTakeaway: null, preparationDelivery: null, preparationDineIn: null };
const at = (mode: 'takeaway' | 'delivery' | 'dineIn', clock: string, minutes: Partial<Preparation> = {}) =>
  formatTime(
    expectedTime({ ...branchHours(), ...usual, ...minutes }, mode, monday(clock), VIENNA, 0),
    VIENNA,
  );

describe('the time at which an order wanted as soon as possible is expected', () => {
  test.each([
    ['half an hour from now', 'takeaway', '12:00', {}, '12:30'],
    ['up to the next five minutes', 'takeaway', '12:01', {}, '12:35'],
    ['later where it is brought', 'delivery', '12:00', {}, '12:45'],
    ['by the time that the branch says it needs', 'takeaway', '12:00', { preparationTakeaway: 12 }, '12:15'],
    ['at once where the branch needs no time', 'dineIn', '12:00', { preparationDineIn: 0 }, '12:00'],
    ['counted from the opening while it is closed', 'takeaway', '08:00', {}, '10:30'],
  ] as const)('is %s', (_, mode, clock, minutes, text) => {
    expect(at(mode, clock, minutes)).toBe(text);
  });

  test('was promised for an hour at which the branch only delivers', () => {
    const entry = { type: 'daily', date: null, isClosed: false, from: '07:00', to: '22:00' } as const;
    const branch = {
      ...{ ...branchHours(), ...usual },
      ...{ isDeliveryHoursEnabled: true, deliveryHours: [entry] },
    };
    const timeOf = (mode: 'takeaway' | 'delivery') =>
      formatTime(expectedTime(branch, mode, monday('08:00'), VIENNA, 0), VIENNA);
    expect([timeOf('takeaway'), timeOf('delivery')]).toEqual(['10:30', '08:45']);
  });

  test('is never earlier than the branch needs, and less than five minutes later', () => {
    const minute = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(minute, minute, (needed, past) => {
        const now = new Date(monday('11:00').getTime() + past * 60_000);
        const branch = { ...branchHours(), ...usual, preparationTakeaway: needed };
        const over =
          expectedTime(branch, 'takeaway', now, VIENNA, 0).getTime() - now.getTime() - needed * 60_000;
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThan(5 * 60_000);
      }),
    );
  });
});

describe('a delay of the kitchen', () => {
  const minutesOf = fc.integer({ min: 0, max: 600 });
  const modes = fc.constantFrom('takeaway' as const, 'delivery' as const, 'dineIn' as const);
  const branch = { ...branchHours(), ...usual };

  test('is added before the time is rounded up to the next five minutes', () => {
    const [before, after] = [0, 20].map((delay) =>
      formatTime(expectedTime(branch, 'takeaway', monday('12:01'), VIENNA, delay), VIENNA),
    );
    expect([before, after]).toEqual(['12:35', '12:55']);
  });

  test('never makes a promised time earlier, and a longer one none earlier than a shorter one', () => {
    fc.assert(
      fc.property(
        modes,
        fc.integer({ min: 0, max: 1_440 }),
        minutesOf,
        minutesOf,
        (mode, clock, one, more) => {
          const now = new Date(monday('00:00').getTime() + clock * 60_000);
          const [none, shorter, longer] = [0, one, one + more].map((delay) =>
            expectedTime(branch, mode, now, VIENNA, delay).getTime(),
          ) as [number, number, number];
          expect(shorter).toBeGreaterThanOrEqual(none + one * 60_000 - 5 * 60_000);
          expect(shorter).toBeGreaterThanOrEqual(none);
          expect(longer).toBeGreaterThanOrEqual(shorter);
        },
      ),
    );
  });
});

test('the words name what the guest has then, and the day if it is not today', () => {
  const now = monday('12:00');
  expect(expectedWords('takeaway', monday('12:25'), now, VIENNA)).toBe('Abholbereit ca. 12:25');
  const tomorrow = new Date(monday('12:45').getTime() + 86_400_000);
  expect(expectedWords('delivery', tomorrow, now, VIENNA)).toBe('Bei Ihnen ca. morgen, 12:45');
});
