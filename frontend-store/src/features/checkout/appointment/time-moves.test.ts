import { describe, expect, test } from '@jest/globals';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { timesOf } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { sameClockTime, timeMoves, timeOfHour, timeOfMinute } from './time-moves.js';

const VIENNA = 'Europe/Vienna';
const at = (clock: string) => new Date(`2026-11-23T${clock}+01:00`);
const windows = [
  { from: at('11:20'), to: at('13:55') },
  { from: at('17:30'), to: at('18:10') },
];
const times = windows.flatMap(timesOf);
const clock = (time: Date | null) => time && formatTime(time, VIENNA);

describe('time steps', () => {
  test.each([
    ['an hour keeps its minutes', '12:40', '13:40', '11:40'],
    ['an hour without these minutes uses its first possible time', '12:05', '13:05', '11:20'],
    ['hours while closed are skipped', '13:50', '17:50', '12:50'],
    ['the nearest minutes are used', '13:05', '17:30', '12:05'],
    ['there is no step after the last hour', '18:10', null, '17:30'],
    ['there is no step before the first hour', '11:20', '12:20', null],
  ])('%s: %s', (_, chosen, later, earlier) => {
    const { hour } = timeMoves(times, at(chosen), VIENNA);
    expect([clock(hour.later), clock(hour.earlier)]).toEqual([later, earlier]);
  });

  test.each([
    ['11:20', '11:25', null],
    ['11:55', '12:00', '11:50'],
    ['13:55', '17:30', '13:50'],
    ['17:30', '17:35', '13:55'],
    ['18:10', null, '18:05'],
  ])('minutes move from one possible time to the next: %s', (chosen, later, earlier) => {
    const { minute } = timeMoves(times, at(chosen), VIENNA);
    expect([clock(minute.later), clock(minute.earlier)]).toEqual([later, earlier]);
  });

  test('include both equal hours at the end of daylight saving time', () => {
    const night = timesOf({
      from: new Date('2026-10-25T01:30+02:00'),
      to: new Date('2026-10-25T03:30+01:00'),
    });
    const { hour } = timeMoves(night, new Date('2026-10-25T02:30+02:00'), VIENNA);
    expect(hour.later).toEqual(new Date('2026-10-25T02:30+01:00'));
  });
});

test.each([
  ['an hour', timeOfHour, '11:40', 18, '18:10', true],
  ['an hour while closed', timeOfHour, '11:40', 15, '13:40', false],
  ['an hour after the last', timeOfHour, '12:05', 23, '18:05', false],
  ['a minute', timeOfMinute, '12:05', 45, '12:45', true],
  ['a minute between two times', timeOfMinute, '12:05', 43, '12:45', false],
  ['a minute after the last', timeOfMinute, '18:00', 50, '18:10', false],
] as const)('typed: %s', (_, typedTime, chosen, typed, expected, isExact) => {
  const found = typedTime(times, at(chosen), VIENNA, typed);
  expect([clock(found.time), found.isExact]).toEqual([expected, isExact]);
});

test('the same clock time is found on the day daylight saving time begins', () => {
  const spring = timesOf({
    from: new Date('2027-03-28T10:00+02:00'),
    to: new Date('2027-03-28T12:00+02:00'),
  });
  expect(sameClockTime(spring, at('11:20'), VIENNA)).toEqual(new Date('2027-03-28T11:20+02:00'));
  expect(sameClockTime(spring, at('09:20'), VIENNA)).toBeNull();
});
