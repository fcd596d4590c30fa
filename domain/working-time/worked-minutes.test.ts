import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockChangeMinutes, pauseMinutesAt, workedMinutesAt } from './worked-minutes.js';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const iso = (time: string) => at(time).toISOString();
const open = { startedAt: iso('08:00:30'), endedAt: null, pauses: [] };

test('an open activity counts minutes up to now', () => {
  expect(workedMinutesAt(open, at('08:00:59'))).toBe(0);
  expect(workedMinutesAt(open, at('09:00:10'))).toBe(60);
});

test('a time before the start counts nothing', () => expect(workedMinutesAt(open, at('07:59:00'))).toBe(0));

test('pauses do not count, neither a closed one nor the one going on', () => {
  const pauses = [
    { from: iso('09:00:30'), to: iso('09:10:30') },
    { from: iso('10:00:30'), to: null },
  ];
  expect(workedMinutesAt({ ...open, pauses }, at('12:00:00'))).toBe(110);
  expect(pauseMinutesAt({ ...open, pauses }, at('12:00:00'))).toBe(130);
});

test('an ended activity counts no further minutes', () => {
  const ended = { ...open, endedAt: iso('16:00:30') };
  expect(workedMinutesAt(ended, at('23:00:00'))).toBe(480);
});

test('minutes are those that a reader of the clock times adds up, whatever the seconds', () => {
  const span = {
    startedAt: iso('09:53:50'),
    endedAt: iso('17:57:10'),
    pauses: [{ from: iso('13:56:40'), to: iso('14:24:20') }],
  };
  expect(workedMinutesAt(span, at('23:00:00'))).toBe(8 * 60 + 4 - 28);
  expect(pauseMinutesAt(span, at('23:00:00'))).toBe(28);
});

test('minutes worked and minutes of pause add up to the minutes since the start, whatever the seconds', () => {
  const seconds = fc.integer({ min: 0, max: 16 * 3600 });
  fc.assert(
    fc.property(fc.uniqueArray(seconds, { minLength: 2, maxLength: 8 }), (instants) => {
      const [start, ...rest] = instants
        .toSorted((a, b) => a - b)
        .map((s) => new Date(at('00:00').getTime() + s * 1000));
      const end = rest.pop()!;
      const pauses = Array.from({ length: Math.floor(rest.length / 2) }, (_, i) => ({
        from: rest[2 * i]!.toISOString(),
        to: rest[2 * i + 1]!.toISOString(),
      }));
      const span = { startedAt: start!.toISOString(), endedAt: end.toISOString(), pauses };
      const worked = workedMinutesAt(span, end);
      const paused = pauseMinutesAt(span, end);
      const clock = (instant: Date) => Math.floor(instant.getTime() / 60_000);
      expect(worked + paused).toBe(clock(end) - clock(start!));
      expect(Math.min(worked, paused)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['2026-10-24T23:00:00Z', '2026-10-25T03:00:00Z', 60],
  ['2026-03-29T00:00:00Z', '2026-03-29T03:00:30Z', -60],
  ['2026-11-20T22:00:00Z', '2026-11-21T05:00:00Z', 0],
])('clocks of Vienna that are changed between %s and %s show %s minutes less', (from, to, minutes) => {
  expect(clockChangeMinutes(new Date(from), new Date(to), 'Europe/Vienna')).toBe(minutes);
});
