import { describe, expect, test } from '@jest/globals';
import { currentSlot, daySlots, type HoursEntry, isOpenAt } from './opening-hours.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';
import { utc, VIENNA } from '../calendar/testing/instants.js';

const isOpen = (entries: HoursEntry[], at: string) => isOpenAt(entries, utc(at), VIENNA);

describe('open or not', () => {
  const inn = [open('daily', '10:00', '22:00')];

  test.each([
    ['2026-11-23T08:59:59.999', false],
    ['2026-11-23T09:00:00', true],
    ['2026-11-23T20:59:59.999', true],
    ['2026-11-23T21:00:00', false],
  ])('at %s: %s (from is inside, to is not)', (at, expected) => {
    expect(isOpen(inn, at)).toBe(expected);
  });

  test('a slot past midnight belongs to the day it starts on', () => {
    const bar = [open('saturday', '18:00', '02:00'), closed('sunday')];
    expect(isOpen(bar, '2026-11-22T00:30:00')).toBe(true);
    expect(isOpen(bar, '2026-11-22T01:00:00')).toBe(false);
    expect(isOpen(bar, '2026-11-21T00:30:00')).toBe(false);
  });

  test('keeps to the wall clock through both changes of the clock', () => {
    expect(isOpen(inn, '2026-03-28T09:00:00')).toBe(true);
    expect(isOpen(inn, '2026-03-29T07:59:00')).toBe(false);
    expect(isOpen(inn, '2026-03-29T08:00:00')).toBe(true);
    expect(isOpen(inn, '2026-10-25T08:59:00')).toBe(false);
    expect(isOpen(inn, '2026-10-25T09:00:00')).toBe(true);
  });

  test('a night over the change is an hour shorter in spring and longer in autumn', () => {
    const night = [open('saturday', '22:00', '04:00')];
    const hours = (at: string) => {
      const slot = currentSlot(night, utc(at), VIENNA);
      return slot?.to && (slot.to.getTime() - slot.from.getTime()) / 3_600_000;
    };
    expect(hours('2026-03-28T22:00:00')).toBe(5);
    expect(hours('2026-10-24T21:00:00')).toBe(7);
    expect(hours('2026-11-21T22:00:00')).toBe(6);
  });

  test('a start skipped in spring is an hour later, one doubled in autumn the first', () => {
    const early = [open('sunday', '02:30', '06:00')];
    expect(isOpen(early, '2026-03-29T01:29:00')).toBe(false);
    expect(isOpen(early, '2026-03-29T01:30:00')).toBe(true);
    expect(isOpen(early, '2026-10-25T00:29:00')).toBe(false);
    expect(isOpen(early, '2026-10-25T00:30:00')).toBe(true);
  });
});

test('slots that change their order in spring are all there', () => {
  const night = [open('daily', '02:15', '03:30'), open('daily', '03:00', '03:05')];
  expect(isOpen(night, '2026-03-29T01:00:00')).toBe(true);
  expect(isOpen(night, '2026-03-29T01:10:00')).toBe(false);
  expect(isOpen(night, '2026-03-29T01:15:00')).toBe(true);
});

describe('a day (2026-11-23 is a Monday)', () => {
  test.each<[string, HoursEntry[], { from: number; to: number }[]]>([
    ['no entries is closed', [], []],
    [
      'two open entries are two slots',
      [open('daily', '17:00', '22:00'), open('daily', '11:00', '14:00')],
      [
        { from: 660, to: 840 },
        { from: 1020, to: 1320 },
      ],
    ],
    ['daily, but Monday closed', [open('daily', '10:00', '22:00'), closed('monday')], []],
    [
      'Monday closed, then daily',
      [closed('monday'), open('daily', '10:00', '22:00')],
      [{ from: 600, to: 1320 }],
    ],
    ['another weekday', [open('tuesday', '10:00', '22:00')], []],
    [
      'once closed, then open for some hours',
      [open('daily', '10:00', '22:00'), closedOnce('2026-11-23'), openOnce('2026-11-23', '10:00', '14:00')],
      [{ from: 600, to: 840 }],
    ],
    [
      'once on another day',
      [open('daily', '10:00', '22:00'), closedOnce('2026-11-24')],
      [{ from: 600, to: 1320 }],
    ],
    ['past midnight', [open('monday', '18:00', '02:00')], [{ from: 1080, to: 1560 }]],
    ['from = to is 24 hours', [open('monday', '08:00', '08:00')], [{ from: 480, to: 1920 }]],
    ['24:00 is midnight at the end', [open('monday', '08:00', '24:00')], [{ from: 480, to: 1440 }]],
    [
      'to 00:00 is midnight at the end as well',
      [open('monday', '08:00', '00:00')],
      [{ from: 480, to: 1440 }],
    ],
  ])('%s', (_, entries, slots) => {
    expect(daySlots(entries, '2026-11-23')).toEqual(slots);
  });
});
