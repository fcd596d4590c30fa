import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HoursEntry } from './opening-hours.js';
import { comparedHours, hoursInWords } from './opening-table.js';
import { anyHours } from './testing/any-hours.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';

const usual = [open('daily', '11:00', '14:30'), open('daily', '17:30', '23:00'), closed('monday')];
const linesOf = (hours: readonly HoursEntry[]) => hoursInWords(hours).map(asText);
const asText = ({ days, hours }: { days: string; hours: string }) => `${days} ${hours}`;
const tuesday = (...slots: [string, string][]) => [
  ...usual,
  closed('tuesday'),
  ...slots.map(([from, to]) => open('tuesday', from, to)),
];

describe('hours are written', () => {
  test.each<[string, HoursEntry[], string[]]>([
    ['of a week that is always the same', [open('daily', '10:00', '22:00')], ['täglich 10:00–22:00']],
    ['where there are none', [], ['täglich geschlossen']],
    ['with a closed day', usual, ['Mo geschlossen', 'Di–So 11:00–14:30, 17:30–23:00']],
    [
      'with a day that one entry clears and others refill, by the resulting hours',
      tuesday(['11:00', '18:30'], ['19:30', '22:00']),
      ['Mo geschlossen', 'Di 11:00–18:30, 19:30–22:00', 'Mi–So 11:00–14:30, 17:30–23:00'],
    ],
    [
      'with overlapping slots as one',
      tuesday(['11:00', '18:30'], ['17:30', '02:00']),
      ['Mo geschlossen', 'Di 11:00–02:00', 'Mi–So 11:00–14:30, 17:30–23:00'],
    ],
    [
      'with single dates after the week, in the order of the calendar',
      [
        open('daily', '10:00', '22:00'),
        closedOnce('2026-12-25'),
        closedOnce('2026-12-24'),
        openOnce('2026-12-24', '09:00', '12:00'),
      ],
      ['täglich 10:00–22:00', 'am 24.12.2026 09:00–12:00', 'am 25.12.2026 geschlossen'],
    ],
    [
      'with the hours that a single date adds to its weekday',
      [open('daily', '10:00', '12:00'), openOnce('2026-12-24', '18:00', '20:00')],
      ['täglich 10:00–12:00', 'am 24.12.2026 10:00–12:00, 18:00–20:00'],
    ],
  ])('%s', (_, hours, lines) => {
    expect(linesOf(hours)).toEqual(lines);
  });
});

describe('compared hours list only', () => {
  const compare = (...several: HoursEntry[][]) => comparedHours(several).map((lines) => lines.map(asText));

  test('the days on which they differ', () => {
    const mine = tuesday(['11:00', '18:30'], ['19:30', '22:00']);
    expect(compare(mine, tuesday(['11:00', '18:30']), usual)).toEqual([
      ['Di 11:00–18:30, 19:30–22:00'],
      ['Di 11:00–18:30'],
      ['Di 11:00–14:30, 17:30–23:00'],
    ]);
  });

  test('the same days on each side, also where days are alike on one of them', () => {
    const before = [open('daily', '10:00', '12:00')];
    const after = [...before, closed('monday'), open('tuesday', '14:00', '15:00')];
    expect(compare(before, after)).toEqual([
      ['Mo 10:00–12:00', 'Di 10:00–12:00'],
      ['Mo geschlossen', 'Di 10:00–12:00, 14:00–15:00'],
    ]);
  });

  test('a single date beside the hours of its weekday', () => {
    expect(compare(usual, [...usual, closedOnce('2026-12-24')])).toEqual([
      ['am 24.12.2026 11:00–14:30, 17:30–23:00'],
      ['am 24.12.2026 geschlossen'],
    ]);
  });

  test('everything where entries differ but not the resulting hours', () => {
    const same = [closed('monday'), open('daily', '10:00', '12:00')];
    expect(compare(same, [open('daily', '10:00', '12:00')])).toEqual([
      ['täglich 10:00–12:00'],
      ['täglich 10:00–12:00'],
    ]);
  });
});

test('compared hours list no day twice, and the same days on each side', () => {
  const dates = ['2026-12-24', '2026-12-25'];
  fc.assert(
    fc.property(anyHours(dates), anyHours(dates), (one, other) => {
      const [left, right] = comparedHours([one, other]);
      const days = left!.map((line) => line.days);
      expect(right!.map((line) => line.days)).toEqual(days);
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});
