import { describe, expect, test } from '@jest/globals';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { spanWords, startDay, stateWords, todaysBalance } from './activity-words.js';

const activity: WorkingActivity = {
  id: 'a-1',
  user: 'u-1',
  branch: 'b-1',
  businessDate: '2026-11-21',
  timeZone: 'Europe/Vienna',
  status: 'working',
  startedAt: '2026-11-22T02:00:00.000Z',
  endedAt: null,
  pauses: [],
  workedMinutes: 0,
  pauseMinutes: 0,
  isForgotten: false,
  isEnteredByStaff: false,
  changes: [],
  changedAt: '2026-11-22T02:00:00.000Z',
  revision: '0',
};
const pause = { status: 'paused' as const, pauses: [{ from: '2026-11-22T23:30:00.000Z', to: null }] };

describe('the words for the state of an activity', () => {
  test.each([
    [
      'began after midnight, and it is the same day',
      activity,
      '2026-11-22T04:39:00Z',
      'Im Dienst seit 03:00',
    ],
    [
      'began after midnight, and it is before 04:00',
      activity,
      '2026-11-22T02:30:00Z',
      'Im Dienst seit 03:00',
    ],
    [
      'began the day before',
      { ...activity, startedAt: '2026-11-21T21:00:00.000Z' },
      '2026-11-22T01:00:00Z',
      'Im Dienst seit Sa, 21.11.2026, 22:00',
    ],
    [
      'is paused since after midnight',
      { ...activity, ...pause },
      '2026-11-23T00:10:00Z',
      'In Pause seit 00:30',
    ],
  ])('name its start when it %s', (_, current, now, words) =>
    expect(stateWords(current, new Date(now))).toBe(words),
  );
});

test.each([
  [-480, 'Heute noch offen', '8\u00a0h'],
  [0, 'Saldo heute (laufend)', '0\u00a0min'],
  [30, 'Saldo heute (laufend)', '+30\u00a0min'],
])('a balance of %d min while the day goes on is "%s"', (minutes, name, value) =>
  expect(todaysBalance(minutes)).toEqual({ name, value }),
);

test('a shift that began after midnight starts on that calendar day, not on its business day', () => {
  expect(startDay(activity)).toBe('2026-11-22');
});

test('a night in which the clocks are changed says why its times do not add up to its minutes', () => {
  const words = (from: string, to: string | null) =>
    spanWords(from, to, 'Europe/Vienna').replaceAll('\u00a0', ' ');
  expect(words('2026-10-24T23:00:00Z', '2026-10-25T03:00:00Z')).toBe('01:00–04:00 (Zeitumstellung +1 h)');
  expect(words('2026-03-29T00:00:00Z', '2026-03-29T03:00:00Z')).toBe('01:00–05:00 (Zeitumstellung −1 h)');
  expect(words('2026-11-20T08:00:00Z', '2026-11-20T12:00:00Z')).toBe('09:00–13:00');
  expect(words('2026-11-20T08:00:00Z', null)).toBe('09:00–…');
});
