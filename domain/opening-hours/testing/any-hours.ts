import fc from 'fast-check';
import type { HoursEntry } from '../opening-hours.js';
import { weekdays } from '../../calendar/zoned-time.js';

/** Often the hours of the nights in which clocks change, and often the same ones, so that slots touch. */
const anyTime = fc.oneof(
  fc.constantFrom('00:00', '01:30', '02:00', '02:15', '02:30', '02:45', '03:00', '03:30', '10:00', '23:45'),
  fc
    .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
    .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
);

const anyType = fc.constantFrom<HoursEntry['type']>('once', 'daily', ...weekdays);

/** Opening hours; single days are of those given. */
export const anyHours = (dates: readonly string[]): fc.Arbitrary<HoursEntry[]> =>
  fc.array(
    fc.record({
      type: anyType,
      date: fc.constantFrom(...dates),
      isClosed: fc.nat(4).map((chance) => chance === 0),
      from: fc.option(anyTime),
      to: fc.oneof(fc.constantFrom(null, '24:00'), anyTime, anyTime),
    }),
    { maxLength: 7 },
  );
