/** A calendar date as YYYY-MM-DD. */
export type CalendarDate = string;

/** Days that people ask about lie between these: others are mistakes. */
export const FIRST_DAY: CalendarDate = '1970-01-01';
export const LAST_DAY: CalendarDate = '2199-12-31';

export interface LocalTime {
  readonly date: CalendarDate;
  /** Minutes since midnight on the wall clock. */
  readonly minutes: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HOURS_OF_WEEK = 7 * 24;
/** The first hour of 1970, which began on a Thursday. */
const THURSDAY = 3 * 24;
const QUARTER = 15 * MINUTE;
/** Since then clocks have been changed at full quarters of an hour only, and not twice in a day. */
const REGULAR_SINCE = Date.UTC(2000, 0, 1);
/** The days of more than twenty years, or the quarters of an hour of a hundred days on which clocks are changed. */
const MOST_KNOWN = 10_000;
/** By time zone, and by the beginning of the day or quarter. */
type KnownOffsets = Map<string, Map<number, number>>;
const ofDays: KnownOffsets = new Map();
const ofQuarters: KnownOffsets = new Map();
const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the wall clock of a time zone (IANA name) shows. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const shown = new Date(at.getTime() + offset(at.getTime(), timeZone));
  return {
    date: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/**
 * The hour of the week that the wall clock shows at an instant (milliseconds since 1970): 0 begins with Monday, 167 is the
 * last of Sunday.
 */
export const hourOfWeek = (at: number, timeZone: string): number =>
  (Math.floor((at + offset(at, timeZone)) / HOUR) + THURSDAY) % HOURS_OF_WEEK;

/**
 * The instant at which the wall clock shows a time; more than 1440 minutes reach into the next day.
 * A time skipped in spring is an hour later, a time doubled in autumn is the first of the two.
 */
export function instantAt(date: CalendarDate, minutes: number, timeZone: string): Date {
  const shown = Date.parse(date) + minutes * MINUTE;
  const before = offset(shown - DAY, timeZone);
  const after = offset(shown + DAY, timeZone);
  if (before === after) return new Date(shown - before);
  const isReal = (candidate: number) => offset(shown - candidate, timeZone) === candidate;
  return new Date(shown - (!isReal(before) && isReal(after) ? after : before));
}

/** Throws RangeError after 9999: a year of five digits would come before the others, and a loop up to it not end. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const text = new Date(Date.parse(date) + days * DAY).toISOString();
  if (text.startsWith('+'))
    throw new RangeError(`${days} days after ${date} is no date with four digits of a year`);
  return text.slice(0, 10);
}

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayOf = (date: CalendarDate): Weekday =>
  weekdays[new Date(Date.parse(date)).getUTCDay()] ?? 'sunday';

/**
 * How far the wall clock is ahead of UTC, in milliseconds. Looked up once for each day (of UTC) on which clocks stay as they
 * are, and for each quarter of an hour of the others: statistics over years ask for every hour.
 */
function offset(at: number, timeZone: string): number {
  if (at < REGULAR_SINCE) return offsetShown(at, timeZone);
  const day = Math.floor(at / DAY) * DAY;
  const ofDay = known(ofDays, timeZone, day, () => {
    const [begins, ends] = [offsetShown(day, timeZone), offsetShown(day + DAY, timeZone)];
    return begins === ends ? begins : NaN;
  });
  if (!Number.isNaN(ofDay)) return ofDay;
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  return known(ofQuarters, timeZone, quarter, () => offsetShown(quarter, timeZone));
}
function known(cache: KnownOffsets, timeZone: string, at: number, find: () => number): number {
  let inZone = cache.get(timeZone);
  if (!inZone) cache.set(timeZone, (inZone = new Map()));
  let value = inZone.get(at);
  if (value === undefined) {
    if (inZone.size >= MOST_KNOWN) inZone.clear();
    inZone.set(at, (value = find()));
  }
  return value;
}

function offsetShown(at: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** When a business day ends and the next one begins: minutes after midnight. */
export const DAY_ENDS_AT = 4 * 60;

/** '04:00': when a business day ends, on the branch's clock. */
export const businessDayEnds = new Date(DAY_ENDS_AT * MINUTE).toISOString().slice(11, 16);

/** The business day an instant belongs to: it ends at 04:00 on the branch's clock. */
export function businessDate(at: Date, timeZone: string): CalendarDate {
  const shown = at.getTime() + offset(at.getTime(), timeZone);
  return new Date(shown - DAY_ENDS_AT * MINUTE).toISOString().slice(0, 10);
}

/** When a business day begins. */
export const businessDayBegins = (day: CalendarDate, timeZone: string): Date =>
  instantAt(day, DAY_ENDS_AT, timeZone);
