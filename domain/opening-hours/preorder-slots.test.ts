import { describe, expect, test } from '@jest/globals';
import {
  daysLater,
  earliestStart,
  isPossibleTime,
  type LeadTime,
  objectionTo,
  preorderDays,
  timesOf,
} from './preorder-slots.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';
import { facts, lead, linesOf, usual } from './testing/preorder-facts.js';

test.each([
  ['12:55', [], true],
  ['12:55', [lead(1, 'hours')], false],
  ['13:00', [lead(1, 'hours')], true],
  ['13:01', [], false],
  ['22:00', [], false],
])('a time at %s with lead times %j is possible: %s', (clock, products, isPossible) => {
  expect(isPossibleTime(monday(clock), facts(monday('12:00'), usual, { products }))).toBe(isPossible);
});

test('windows follow closed days, nights and single dates of a week', () => {
  const hours = [
    open('daily', '11:00', '14:00'),
    closed('monday'),
    open('friday', '17:00', '01:00'),
    closed('sunday'),
    closedOnce('2026-11-25'),
    openOnce('2026-11-29', '09:00', '12:00'),
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

describe('a lead time', () => {
  test.each<[string, number, Date, string[]]>([
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
    expect(linesOf(facts(now, usual, { products: [lead(0, 'hours'), lead(hours, 'hours')] }))).toEqual(lines);
  });
});

test('the horizon of 180 days ends at the same time of day across the clock change', () => {
  const days = preorderDays(facts(monday('18:02'), usual, { horizonDays: undefined }));
  expect(days).toHaveLength(181);
  expect(days.at(-1)).toEqual({
    date: '2027-05-22',
    windows: [{ from: new Date('2027-05-22T10:00+02:00'), to: new Date('2027-05-22T18:00+02:00') }],
  });
});

test('the times of a window are five minutes apart', () => {
  const window = { from: monday('18:00'), to: monday('18:10') };
  expect(timesOf(window)).toEqual(['18:00', '18:05', '18:10'].map((clock) => monday(clock)));
});

describe('a single time', () => {
  const now = facts(monday('18:02'), usual, { horizonDays: undefined, products: [lead(1, 'hours')] });

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

const start = (products: LeadTime[], now: string) =>
  earliestStart(products, new Date(now), VIENNA).toISOString();

describe('the earliest start', () => {
  test.each<[string, LeadTime[], string, string]>([
    ['now without products', [], '2026-11-23T17:00:30Z', '2026-11-23T17:00:30.000Z'],
    ['some minutes later', [lead(45, 'minutes')], '2026-11-23T17:00:30Z', '2026-11-23T17:45:30.000Z'],
    ['some hours later', [lead(2.5, 'hours')], '2026-11-23T17:00:00Z', '2026-11-23T19:30:00.000Z'],
    ['some days later', [lead(3, 'days')], '2026-11-23T17:00:30Z', '2026-11-26T17:00:30.000Z'],
    ['half a day later', [lead(1.5, 'days')], '2026-11-23T17:00:00Z', '2026-11-25T05:00:00.000Z'],
    ['some weeks later', [lead(2, 'weeks')], '2026-11-23T17:00:00Z', '2026-12-07T17:00:00.000Z'],
    [
      'now where lead times are switched off',
      [{ ...lead(3, 'days'), isLeadTimeEnabled: false }],
      '2026-11-23T17:00:00Z',
      '2026-11-23T17:00:00.000Z',
    ],
    ['now without a unit', [lead(3, null)], '2026-11-23T17:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['now without a value', [lead(null, 'days')], '2026-11-23T17:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['never before now', [lead(-1, 'hours')], '2026-11-23T17:00:00Z', '2026-11-23T17:00:00.000Z'],
    [
      'that of the longest lead time',
      [lead(90, 'minutes'), lead(1, 'days'), lead(20, 'hours')],
      '2026-11-23T17:00:00Z',
      '2026-11-24T17:00:00.000Z',
    ],
  ])('is %s', (_, products, now, expected) => {
    expect(start(products, now)).toBe(expected);
  });
});

describe('over a change of the clock', () => {
  test.each<[string, LeadTime[], string, string]>([
    ['a day in spring', [lead(1, 'days')], '2026-03-28T12:00:00+01:00', '2026-03-29T10:00:00.000Z'],
    ['24 hours in spring', [lead(24, 'hours')], '2026-03-28T12:00:00+01:00', '2026-03-29T11:00:00.000Z'],
    ['a week in spring', [lead(1, 'weeks')], '2026-03-28T12:00:00+01:00', '2026-04-04T10:00:00.000Z'],
    ['a day in autumn', [lead(1, 'days')], '2026-10-24T12:00:00+02:00', '2026-10-25T11:00:00.000Z'],
    ['24 hours in autumn', [lead(24, 'hours')], '2026-10-24T12:00:00+02:00', '2026-10-25T10:00:00.000Z'],
    ['a week in autumn', [lead(1, 'weeks')], '2026-10-24T12:00:00+02:00', '2026-10-31T11:00:00.000Z'],
    ['into the skipped hour', [lead(1, 'days')], '2026-03-28T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
    ['into the doubled hour', [lead(1, 'days')], '2026-10-24T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
    ['never before now', [lead(0, 'days')], '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    [
      '24 hours are longer than a day in spring',
      [lead(24, 'hours'), lead(1, 'days')],
      '2026-03-28T12:00:00+01:00',
      '2026-03-29T11:00:00.000Z',
    ],
    [
      'a day is longer than 24 hours in autumn',
      [lead(24, 'hours'), lead(1, 'days')],
      '2026-10-24T12:00:00+02:00',
      '2026-10-25T11:00:00.000Z',
    ],
  ])('%s', (_, products, now, expected) => {
    expect(start(products, now)).toBe(expected);
  });
});

test('180 days later it is the same time of day', () => {
  const later = daysLater(new Date('2026-11-23T18:00:30+01:00'), 180, VIENNA);
  expect(later).toEqual(new Date('2027-05-22T18:00:30+02:00'));
});
