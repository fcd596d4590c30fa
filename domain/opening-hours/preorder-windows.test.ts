import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './opening-hours.js';
import { preorderDays, timesOf } from './preorder-slots.js';
import { closed, open } from './testing/hours-entries.js';
import { monday } from '../calendar/testing/instants.js';
import { facts, linesOf, usual } from './testing/preorder-facts.js';

describe('a day ahead', () => {
  test.each<[string, HoursEntry[], Date | string, string[]]>([
    [
      'while open, to the same time tomorrow',
      usual,
      monday('18:00'),
      ['2026-11-23 18:00–21:55', '2026-11-24 10:00–18:00'],
    ],
    [
      'from the next five minutes on',
      usual,
      monday('18:00:01'),
      ['2026-11-23 18:05–21:55', '2026-11-24 10:00–18:00'],
    ],
    ['before opening', usual, monday('09:00'), ['2026-11-23 10:00–21:55']],
    ['at the last time', usual, monday('21:55'), ['2026-11-23 21:55–21:55', '2026-11-24 10:00–21:55']],
    ['after the last time', usual, monday('21:56'), ['2026-11-24 10:00–21:55']],
    [
      'up to the very opening',
      usual,
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
    const kyiv = facts(monday('20:30'), usual, { timeZone: 'Europe/Kyiv' });
    expect(linesOf(kyiv)).toEqual(['2026-11-23 21:30–21:55', '2026-11-24 10:00–21:30']);
  });
});

describe('the nights in which the clock changes', () => {
  const night = [open('saturday', '22:00', '04:00')];

  test.each<[string, HoursEntry[], Date | string, string[], number]>([
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
