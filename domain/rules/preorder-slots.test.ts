import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './day-slots.js';
import { formatTime } from './formats.js';
import type { LeadTime } from './lead-time.js';
import { isPossibleTime, objectionTo, preorderDays, timesOf, type PreorderFacts } from './preorder-slots.js';

const VIENNA = 'Europe/Vienna';
const open = (type: HoursEntry['type'], from: string | null, to: string | null): HoursEntry => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});
const closed = (type: HoursEntry['type']): HoursEntry => ({ ...open(type, null, null), isClosed: true });
const once = (date: string, entry: HoursEntry): HoursEntry => ({ ...entry, type: 'once', date });
const hoursAhead = (leadTimeValue: number): LeadTime => ({
  isLeadTimeEnabled: true,
  leadTimeType: 'hours',
  leadTimeValue,
});
const facts = (
  now: string,
  hours: HoursEntry[],
  differences: Partial<PreorderFacts> = {},
): PreorderFacts => ({
  hours,
  products: [],
  now: new Date(now),
  timeZone: VIENNA,
  horizonDays: 1,
  ...differences,
});
/** '2026-11-23 10:00–21:55' by the clock of the time zone. */
const linesOf = (one: PreorderFacts) =>
  preorderDays(one).flatMap(({ date, windows }) =>
    windows.map(
      ({ from, to }) => `${date} ${formatTime(from, one.timeZone)}–${formatTime(to, one.timeZone)}`,
    ),
  );
/** On Monday, 23 November 2026, in Vienna. */
const monday = (clock: string) => `2026-11-23T${clock}+01:00`;
const inn = [open('daily', '10:00', '22:00')];

test.each([
  ['12:55', [], true],
  ['12:55', [hoursAhead(1)], false],
  ['13:00', [hoursAhead(1)], true],
  ['13:01', [], false],
  ['22:00', [], false],
])('a time at %s with lead times %j is possible: %s', (clock, products, isPossible) => {
  expect(isPossibleTime(new Date(monday(clock)), facts(monday('12:00'), inn, { products }))).toBe(isPossible);
});

describe('a day ahead', () => {
  test.each<[string, HoursEntry[], string, string[]]>([
    [
      'while open, to the same time tomorrow',
      inn,
      monday('18:00'),
      ['2026-11-23 18:00–21:55', '2026-11-24 10:00–18:00'],
    ],
    [
      'from the next five minutes on',
      inn,
      monday('18:00:01'),
      ['2026-11-23 18:05–21:55', '2026-11-24 10:00–18:00'],
    ],
    ['before opening', inn, monday('09:00'), ['2026-11-23 10:00–21:55']],
    ['at the last time', inn, monday('21:55'), ['2026-11-23 21:55–21:55', '2026-11-24 10:00–21:55']],
    ['after the last time', inn, monday('21:56'), ['2026-11-24 10:00–21:55']],
    [
      'up to the very opening',
      inn,
      '2026-11-22T10:00+01:00',
      ['2026-11-22 10:00–21:55', '2026-11-23 10:00–10:00'],
    ],
    ['never', [], monday('18:00'), []],
    [
      'lunch and dinner',
      [open('daily', '17:30', '22:00'), open('daily', '11:00', '14:00')],
      monday('09:00'),
      ['2026-11-23 11:00–13:55', '2026-11-23 17:30–21:55'],
    ],
    [
      'touching slots are one',
      [open('daily', '10:00', '12:00'), open('daily', '12:00', '14:00')],
      monday('09:00'),
      ['2026-11-23 10:00–13:55'],
    ],
    [
      'overlapping slots are one',
      [open('daily', '10:00', '15:00'), open('daily', '11:00', '12:00')],
      monday('09:00'),
      ['2026-11-23 10:00–14:55'],
    ],
    [
      'a pause between two times is none',
      [open('daily', '10:00', '12:01'), open('daily', '12:04', '14:00')],
      monday('09:00'),
      ['2026-11-23 10:00–13:55'],
    ],
    [
      'a pause at a single time',
      [open('daily', '10:00', '12:00'), open('daily', '12:01', '14:00')],
      monday('09:00'),
      ['2026-11-23 10:00–11:55', '2026-11-23 12:05–13:55'],
    ],
    ['hours off the grid', [open('daily', '10:03', '10:14')], monday('09:00'), ['2026-11-23 10:05–10:10']],
    ['hours between two times', [open('daily', '10:01', '10:05')], monday('09:00'), []],
    [
      'hours that end with the day',
      [open('monday', '20:00', '24:00')],
      monday('09:00'),
      ['2026-11-23 20:00–23:55'],
    ],
    [
      'hours that never end',
      [open('daily', null, null)],
      monday('18:00'),
      ['2026-11-23 18:00–23:55', '2026-11-24 00:00–18:00'],
    ],
    [
      'the part after midnight on its calendar day',
      [open('monday', '18:00', '02:00')],
      monday('17:00'),
      ['2026-11-23 18:00–23:55', '2026-11-24 00:00–01:55'],
    ],
    [
      'the rest of a slot that began yesterday',
      [open('sunday', '18:00', '02:00'), closed('monday')],
      monday('00:30'),
      ['2026-11-23 00:30–01:55'],
    ],
    [
      'a slot past midnight and the next one it touches',
      [open('monday', '18:00', '02:00'), open('tuesday', '02:00', '03:00')],
      monday('17:00'),
      ['2026-11-23 18:00–23:55', '2026-11-24 00:00–02:55'],
    ],
    [
      'a slot that ends with the next day',
      [open('monday', '24:00', '24:00')],
      monday('20:00'),
      ['2026-11-24 00:00–20:00'],
    ],
  ])('%s', (_, hours, now, lines) => {
    expect(linesOf(facts(now, hours))).toEqual(lines);
  });

  test('is one of the time zone of the branch', () => {
    const kyiv = facts(monday('20:30'), inn, { timeZone: 'Europe/Kyiv' });
    expect(linesOf(kyiv)).toEqual(['2026-11-23 21:30–21:55', '2026-11-24 10:00–21:30']);
  });
});

test('odd weeks', () => {
  const hours = [
    open('daily', '11:00', '14:00'),
    closed('monday'),
    open('friday', '17:00', '01:00'),
    closed('sunday'),
    once('2026-11-25', closed('daily')),
    once('2026-11-29', open('daily', '09:00', '12:00')),
  ];
  expect(linesOf(facts(monday('08:00'), hours, { horizonDays: 7 }))).toEqual([
    '2026-11-24 11:00–13:55',
    '2026-11-26 11:00–13:55',
    '2026-11-27 11:00–13:55',
    '2026-11-27 17:00–23:55',
    '2026-11-28 00:00–00:55',
    '2026-11-28 11:00–13:55',
    '2026-11-29 09:00–11:55',
  ]);
});

describe('the nights in which the clock changes', () => {
  const night = [open('saturday', '22:00', '04:00')];

  test.each<[string, HoursEntry[], string, string[], number]>([
    ['spring', night, '2026-03-28T23:30+01:00', ['2026-03-28 23:30–23:55', '2026-03-29 00:00–03:55'], 6 + 36],
    ['autumn', night, '2026-10-24T23:30+02:00', ['2026-10-24 23:30–23:55', '2026-10-25 00:00–03:55'], 6 + 60],
    [
      'from the skipped hour on',
      [open('sunday', '02:30', '04:00')],
      '2026-03-29T00:00+01:00',
      ['2026-03-29 03:30–03:55'],
      6,
    ],
    [
      'only in the skipped hour',
      [open('sunday', '02:15', '02:45')],
      '2026-03-29T00:00+01:00',
      ['2026-03-29 03:15–03:40'],
      6,
    ],
    ['over before it would begin', [open('sunday', '02:30', '03:15')], '2026-03-29T00:00+01:00', [], 0],
    [
      'until the doubled hour',
      [open('sunday', '01:00', '02:30')],
      '2026-10-25T00:00+02:00',
      ['2026-10-25 01:00–02:25'],
      18,
    ],
    [
      'from the doubled hour on',
      [open('sunday', '02:30', '04:00')],
      '2026-10-25T00:00+02:00',
      ['2026-10-25 02:30–03:55'],
      30,
    ],
  ])('%s', (_, hours, now, lines, count) => {
    const one = facts(now, hours);
    expect(linesOf(one)).toEqual(lines);
    expect(preorderDays(one).flatMap(({ windows }) => windows.flatMap(timesOf))).toHaveLength(count);
  });
});

describe('a lead time', () => {
  test.each<[string, number, string, string[]]>([
    ['moves the start', 2, monday('18:00'), ['2026-11-23 20:00–21:55', '2026-11-24 10:00–18:00']],
    [
      'is rounded after it was added',
      2,
      monday('18:01'),
      ['2026-11-23 20:05–21:55', '2026-11-24 10:00–18:00'],
    ],
    ['reaches beyond closing', 5, monday('18:00'), ['2026-11-24 10:00–18:00']],
    ['does not move the end', 24, monday('18:00'), ['2026-11-24 18:00–18:00']],
    ['leaves nothing beyond the end', 25, monday('18:00'), []],
  ])('%s', (_, hours, now, lines) => {
    expect(linesOf(facts(now, inn, { products: [hoursAhead(0), hoursAhead(hours)] }))).toEqual(lines);
  });
});

test('180 days end at the same time of day, in summer as in winter', () => {
  const days = preorderDays(facts(monday('18:02'), inn, { horizonDays: undefined }));
  expect(days).toHaveLength(181);
  expect(days.at(-1)).toEqual({
    date: '2027-05-22',
    windows: [{ from: new Date('2027-05-22T10:00+02:00'), to: new Date('2027-05-22T18:00+02:00') }],
  });
});

test('the times of a window', () => {
  const window = { from: new Date(monday('18:00')), to: new Date(monday('18:10')) };
  expect(timesOf(window)).toEqual(['18:00', '18:05', '18:10'].map((clock) => new Date(monday(clock))));
});

describe('a single time', () => {
  const now = facts(monday('18:02'), inn, { horizonDays: undefined, products: [hoursAhead(1)] });

  test.each([
    ['before now', monday('18:01:59.999'), 'past'],
    ['now', monday('18:02'), 'offGrid'],
    ['off the grid by a millisecond', monday('19:05:00.001'), 'offGrid'],
    ['before the lead time is over', monday('19:00'), 'tooEarly'],
    ['the first', monday('19:05'), null],
    ['the last of the day', monday('21:55'), null],
    ['closing time', monday('22:00'), 'closed'],
    ['at night', '2026-11-24T03:00+01:00', 'closed'],
    ['the last', '2027-05-22T18:00+02:00', null],
    ['beyond 180 days', '2027-05-22T18:05+02:00', 'tooLate'],
  ])('%s', (_, at, objection) => {
    expect(objectionTo(new Date(at), now)).toBe(objection);
  });
});
