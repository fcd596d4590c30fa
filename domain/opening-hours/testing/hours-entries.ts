import type { HoursEntry } from '../opening-hours.js';

type EveryWeek = Exclude<HoursEntry['type'], 'once'>;

/** An entry of opening hours; null is the start or the end of the day. */
export const open = (type: EveryWeek, from: string | null, to: string | null): HoursEntry => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});

export const openOnce = (date: string, from: string, to: string): HoursEntry => ({
  ...open('daily', from, to),
  type: 'once',
  date,
});

export const closed = (type: EveryWeek): HoursEntry => ({ ...open(type, null, null), isClosed: true });

export const closedOnce = (date: string): HoursEntry => ({ ...closed('daily'), type: 'once', date });
