import type { HoursEntry } from '../opening-hours.js';
import { formatTime } from '../../text/formats.js';
import { type LeadTime, preorderDays, type PreorderFacts } from '../preorder-slots.js';
import { open } from './hours-entries.js';
import { VIENNA } from '../../calendar/testing/instants.js';

export const usual = [open('daily', '10:00', '22:00')];

/** Pre-orders up to a day ahead, of nothing that needs time. */
export const facts = (
  now: Date | string,
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
export const linesOf = (one: PreorderFacts) =>
  preorderDays(one).flatMap(({ date, windows }) =>
    windows.map(
      ({ from, to }) => `${date} ${formatTime(from, one.timeZone)}–${formatTime(to, one.timeZone)}`,
    ),
  );

export const lead = (leadTimeValue: number | null, leadTimeType: LeadTime['leadTimeType']): LeadTime => ({
  isLeadTimeEnabled: true,
  leadTimeType,
  leadTimeValue,
});
