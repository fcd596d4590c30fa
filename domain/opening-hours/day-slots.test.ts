import { describe, expect, test } from '@jest/globals';
import { daySlots, type HoursEntry } from './opening-hours.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';

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
