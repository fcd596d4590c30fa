import { describe, expect, test } from '@jest/globals';
import { daysLater, earliestStart, type LeadTime } from './preorder-slots.js';
import { VIENNA } from '../calendar/testing/instants.js';
import { lead } from './testing/preorder-facts.js';

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
