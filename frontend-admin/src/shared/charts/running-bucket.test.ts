import { expect, test } from '@jest/globals';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { runningDay, runningPlace } from './running-bucket.js';

const at = (now: string, per: Granularity, ...starts: string[]) =>
  runningPlace(
    starts.map((t) => ({ t })),
    per,
    'Europe/Vienna',
    Date.parse(now),
  );
const days = ['2026-11-26', '2026-11-27', '2026-11-28'];
const weeks = ['2026-11-16', '2026-11-23'];
const months = ['2026-10-01', '2026-11-01'];
const hours = ['2026-11-28T11:00:00.000Z', '2026-11-28T12:00:00.000Z'];

test('a day goes on until 04:00 of the next one, on the clock of the shop', () => {
  expect(at('2026-11-28T11:30:00Z', 'day', ...days)).toBe(2);
  expect(at('2026-11-28T02:59:59Z', 'day', ...days)).toBe(1);
  expect(at('2026-11-28T03:00:00Z', 'day', ...days)).toBe(2);
  expect(at('2026-11-29T03:00:00Z', 'day', ...days)).toBe(-1);
});

test('a calendar day goes on until midnight', () => {
  const dayAt = (now: string) => runningDay(Date.parse(now), 'Europe/Vienna', 'calendar');
  expect(dayAt('2026-11-28T22:59:59Z')).toBe('2026-11-28');
  expect(dayAt('2026-11-28T23:00:00Z')).toBe('2026-11-29');
});

test('a week and a month go on until their last day is over', () => {
  expect(at('2026-11-30T02:59:59Z', 'week', ...weeks)).toBe(1);
  expect(at('2026-11-30T03:00:00Z', 'week', ...weeks)).toBe(-1);
  expect(at('2026-12-01T02:59:59Z', 'month', ...months)).toBe(1);
  expect(at('2026-12-01T03:00:00Z', 'month', ...months)).toBe(-1);
});

test('an hour goes on for an hour', () => {
  expect(at('2026-11-28T12:00:00Z', 'hour', ...hours)).toBe(1);
  expect(at('2026-11-28T12:59:59Z', 'hour', ...hours)).toBe(1);
  expect(at('2026-11-28T13:00:00Z', 'hour', ...hours)).toBe(-1);
});

test('nothing goes on of what is to come', () => {
  expect(at('2026-11-25T12:00:00Z', 'day', ...days)).toBe(-1);
  expect(at('2026-11-28T10:59:59Z', 'hour', ...hours)).toBe(-1);
});
