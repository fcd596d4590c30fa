import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './day-slots.js';
import { daySlots } from './day-slots.js';
import { currentSlot, isOpenAt, nextSlot } from './opening-hours.js';

const VIENNA = 'Europe/Vienna';
const open = (
  type: HoursEntry['type'],
  from: string,
  to: string,
  date: string | null = null,
): HoursEntry => ({
  type,
  date,
  isClosed: false,
  from,
  to,
});
const closed = (type: HoursEntry['type'], date: string | null = null): HoursEntry => ({
  type,
  date,
  isClosed: true,
  from: null,
  to: null,
});
const utc = (text: string) => new Date(`${text}Z`);
const isOpen = (entries: HoursEntry[], at: string) => isOpenAt(entries, utc(at), VIENNA);

describe('a day (2026-11-23 is a Monday)', () => {
  test.each<[string, HoursEntry[], { from: number; to: number }[]]>([
    ['nothing said is closed', [], []],
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
      [
        open('daily', '10:00', '22:00'),
        closed('once', '2026-11-23'),
        open('once', '10:00', '14:00', '2026-11-23'),
      ],
      [{ from: 600, to: 840 }],
    ],
    [
      'once on another day',
      [open('daily', '10:00', '22:00'), closed('once', '2026-11-24')],
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

describe('the current slot', () => {
  const until = (entries: HoursEntry[], at: string) =>
    currentSlot(entries, utc(at), VIENNA)?.to?.toISOString();

  test('joins what touches or overlaps', () => {
    const touching = [open('daily', '10:00', '14:00'), open('daily', '14:00', '18:00')];
    const overlapping = [open('daily', '10:00', '15:00'), open('daily', '11:00', '12:00')];
    expect(until(touching, '2026-11-23T10:00:00')).toBe('2026-11-23T17:00:00.000Z');
    expect(until(overlapping, '2026-11-23T10:30:00')).toBe('2026-11-23T14:00:00.000Z');
  });

  test('goes on over midnight and over days', () => {
    const weekend = [open('saturday', '10:00', '24:00'), open('sunday', '00:00', '20:00')];
    expect(until(weekend, '2026-11-21T12:00:00')).toBe('2026-11-22T19:00:00.000Z');
    const allButMonday = [open('daily', '00:00', '24:00'), closed('monday')];
    expect(until(allButMonday, '2026-11-24T12:00:00')).toBe('2026-11-29T23:00:00.000Z');
  });

  test('begins where it did, also days ago', () => {
    const allButMonday = [open('daily', '00:00', '24:00'), closed('monday')];
    const slot = currentSlot(allButMonday, utc('2026-11-27T12:00:00'), VIENNA);
    expect(slot?.from.toISOString()).toBe('2026-11-23T23:00:00.000Z');
  });

  test('has no end where nothing ever closes', () => {
    const slot = currentSlot([open('daily', '00:00', '24:00')], utc('2026-11-23T12:00:00'), VIENNA);
    expect(slot?.to).toBeNull();
  });

  test('begins the day before yesterday, looked at in the night', () => {
    const weekend = [open('friday', '20:00', '18:00'), open('saturday', '18:00', '02:00')];
    expect(currentSlot(weekend, utc('2026-11-21T23:30:00'), VIENNA)).toEqual({
      from: utc('2026-11-20T19:00:00'),
      to: utc('2026-11-22T01:00:00'),
    });
  });

  test('has an end if that is eight days away', () => {
    const until = [open('daily', '00:00', '24:00'), closed('once', '2026-12-01')];
    const slot = currentSlot(until, utc('2026-11-23T12:00:00'), VIENNA);
    expect(slot?.to?.toISOString()).toBe('2026-11-30T23:00:00.000Z');
  });

  test('is nothing while closed', () => {
    expect(currentSlot([], utc('2026-11-23T12:00:00'), VIENNA)).toBeNull();
  });
});

describe('the next opening', () => {
  const next = (entries: HoursEntry[], at: string) => nextSlot(entries, utc(at), VIENNA)?.from.toISOString();

  test.each<[string, HoursEntry[], string, string | undefined]>([
    ['later today', [open('daily', '17:00', '22:00')], '2026-11-23T12:00:00', '2026-11-23T16:00:00.000Z'],
    ['tomorrow', [open('daily', '10:00', '11:00')], '2026-11-23T12:00:00', '2026-11-24T09:00:00.000Z'],
    ['next week', [open('sunday', '10:00', '11:00')], '2026-11-23T12:00:00', '2026-11-29T09:00:00.000Z'],
    [
      'after the change of the clock',
      [open('sunday', '10:00', '11:00')],
      '2026-03-28T12:00:00',
      '2026-03-29T08:00:00.000Z',
    ],
    [
      'on a single day in the coming year',
      [open('once', '10:00', '14:00', '2027-01-06')],
      '2026-11-23T12:00:00',
      '2027-01-06T09:00:00.000Z',
    ],
    [
      'not more than 180 days ahead',
      [open('once', '10:00', '14:00', '2027-11-01')],
      '2026-11-23T12:00:00',
      undefined,
    ],
    [
      'on the last day as long as the steps go',
      [open('once', '12:00', '14:00', '2027-05-22')],
      '2026-11-23T10:00:00',
      '2027-05-22T10:00:00.000Z',
    ],
    [
      'not later on the last day',
      [open('once', '12:15', '14:00', '2027-05-22')],
      '2026-11-23T10:00:00',
      undefined,
    ],
    [
      'not what goes on since days',
      [open('daily', '00:00', '24:00'), closed('monday')],
      '2026-11-24T12:00:00',
      '2026-11-30T23:00:00.000Z',
    ],
    [
      'not the one that begins now',
      [open('daily', '13:00', '14:00')],
      '2026-11-23T12:00:00',
      '2026-11-24T12:00:00.000Z',
    ],
    [
      'not one that ends at the very step',
      [open('monday', '13:01', '13:15'), open('tuesday', '13:00', '14:00')],
      '2026-11-23T12:00:00',
      '2026-11-24T12:00:00.000Z',
    ],
    [
      'after more than a week without a gap',
      [open('daily', '00:00', '24:00'), closed('once', '2026-12-03')],
      '2026-11-23T12:00:00',
      '2026-12-03T23:00:00.000Z',
    ],
    ['never', [], '2026-11-23T12:00:00', undefined],
    [
      'not one so short that steps of 15 minutes miss it',
      [open('monday', '13:01', '13:10'), open('tuesday', '13:00', '14:00')],
      '2026-11-23T11:00:00',
      '2026-11-24T12:00:00.000Z',
    ],
  ])('%s', (_, entries, at, expected) => {
    expect(next(entries, at)).toBe(expected);
  });

  test('ends where it will, also days later', () => {
    const allButMonday = [open('daily', '00:00', '24:00'), closed('monday')];
    const slot = nextSlot(allButMonday, utc('2026-11-23T12:00:00'), VIENNA);
    expect(slot?.to.toISOString()).toBe('2026-11-29T23:00:00.000Z');
  });

  test('in a week ends where it will, also a day later', () => {
    const twoDays = [open('thursday', '00:00', '24:00'), open('friday', '00:00', '24:00')];
    expect(nextSlot(twoDays, utc('2026-11-26T12:00:00'), VIENNA)).toEqual({
      from: utc('2026-12-02T23:00:00'),
      to: utc('2026-12-04T23:00:00'),
    });
  });
});
