import { expect, test } from '@jest/globals';
import { pauseMinutesAt, workedMinutesAt } from './worked-minutes.js';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const iso = (time: string) => at(time).toISOString();
const open = { startedAt: iso('08:00:30'), endedAt: null, pauses: [] };

test('an open activity counts minutes up to now', () => {
  expect(workedMinutesAt(open, at('08:01:29'))).toBe(0);
  expect(workedMinutesAt(open, at('09:00:30'))).toBe(60);
});

test('a time before the start counts nothing', () => expect(workedMinutesAt(open, at('07:59:00'))).toBe(0));

test('pauses do not count, neither a closed one nor the one going on', () => {
  const pauses = [
    { from: iso('09:00:30'), to: iso('09:10:30') },
    { from: iso('10:00:30'), to: null },
  ];
  expect(workedMinutesAt({ ...open, pauses }, at('12:00:00'))).toBe(110);
  expect(pauseMinutesAt({ ...open, pauses }, at('12:00:00'))).toBe(129);
});

test('an ended activity counts no further minutes', () => {
  const ended = { ...open, endedAt: iso('16:00:30') };
  expect(workedMinutesAt(ended, at('23:00:00'))).toBe(480);
});
