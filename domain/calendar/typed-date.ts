import { weekdayNames } from '../text/formats.js';
import { addDays, type CalendarDate } from './zoned-time.js';

/** The result of reading a typed or pasted day; text that is no day comes with a message for the user. */
export type TypedDate =
  | { readonly kind: 'empty' }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | { readonly kind: 'problem'; readonly message: string };

interface Known {
  readonly today: CalendarDate;
  /** The last day that can be meant. */
  readonly latest?: CalendarDate | undefined;
}

const CENTURY = 2000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const wordsOfDays = new Map([
  ['vorgestern', -2],
  ['gestern', -1],
  ['heute', 0],
  ['morgen', 1],
  ['übermorgen', 2],
  ['uebermorgen', 2],
]);

const weekdays = weekdayNames.map((name) => name.toLowerCase());

const months = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const monthNames = ['januar', 'februar', 'märz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember']; // prettier-ignore
const otherNames = new Map(Object.entries({ jänner: 1, jän: 1, feber: 2, maerz: 3, sept: 9 }));

export const askForDay = 'Bitte geben Sie einen Tag wie 24.12.2026 an.';

/**
 * Reads a day as people write it: '24.12.2026', '4.3.27', '1. Dezember 2026', '24122026', '2026-12-24', 'morgen', 'Montag'. Without
 * a year, and of a weekday, it is the next such day from today on, or the last one that can be meant where there is a latest day.
 * 'nächsten Montag' is always after today, 'letzten Montag' always before.
 */
export function readTypedDate(text: string, known: Known): TypedDate {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { kind: 'empty' };
  const days = wordsOfDays.get(typed);
  if (days !== undefined) return inTime(addDays(known.today, days), known);
  const named = namedWeekday(typed, known);
  if (named !== null) return inTime(named, known);
  const read = partsOf(typed);
  if (read === null) return { kind: 'problem', message: askForDay };
  const { day, month, year } = read;
  const date = year === null ? withoutYear(day, month, known) : dateOf(day, month, year);
  return date === null
    ? { kind: 'problem', message: `Den ${read.words} gibt es nicht.` }
    : inTime(date, known);
}

const inTime = (date: CalendarDate, { latest }: Known): TypedDate =>
  latest !== undefined && date > latest
    ? { kind: 'problem', message: `Bitte geben Sie einen Tag bis ${typedDateText(latest)} an.` }
    : { kind: 'date', date };

const WEEK = 7;

/** 'montag', 'mo.', 'nächsten montag', 'letzten mo'; null where it is none of them. */
function namedWeekday(typed: string, { today, latest }: Known): CalendarDate | null {
  const [, which, isNext, word] =
    typed.match(/^((n(?:ä|ae)chste[nr]?|kommende[nr]?)\s+|letzte[nr]?\s+)?([a-z]+)\.?$/) ?? [];
  const weekday = weekdayNumber(word ?? '');
  if (weekday === null) return null;
  const isBackwards = which === undefined ? latest !== undefined : isNext === undefined;
  // From the first day that may be meant on, forwards or backwards.
  const begin = which === undefined ? (latest ?? today) : addDays(today, isBackwards ? -1 : 1);
  const ahead = (weekday - daysSinceMonday(begin) + WEEK) % WEEK;
  return addDays(begin, isBackwards && ahead > 0 ? ahead - WEEK : ahead);
}

/** Days from Monday to the day of this name. */
function weekdayNumber(word: string): number | null {
  const name = word === 'sonnabend' ? 'samstag' : word;
  const index = weekdays.findIndex((weekday) => name === weekday || name === weekday.slice(0, 2));
  return index < 0 ? null : index;
}

/** Sunday is the first day of the week for Date, and here the last. */
const daysSinceMonday = (date: CalendarDate): number => (new Date(date).getUTCDay() + WEEK - 1) % WEEK;

interface Parts {
  day: number;
  month: number;
  year: number | null;
  words: string;
}

function partsOf(typed: string): Parts | null {
  const [, isoYear, isoMonth, isoDay] = typed.match(/^(\d{4})-(\d{1,2})-(\d{1,2})$/) ?? [];
  if (isoYear !== undefined) return parts(isoDay!, isoMonth!, isoYear);
  const [, firstTwo, nextTwo, last] = typed.match(/^(\d{2})(\d{2})(\d{4}|\d{2})$/) ?? [];
  if (firstTwo !== undefined) return parts(firstTwo, nextTwo!, last);
  const [, day, month, year] =
    typed.match(/^(\d{1,2})\.\s*(\d{1,2})(?:\.\s*(\d{4}|\d{2})?)?$/) ??
    typed.match(/^(\d{1,2})\.?\s*([a-zä]+)\.?\s*(\d{4}|\d{2})?$/) ??
    [];
  return day === undefined ? null : parts(day, month!, year);
}

function parts(day: string, month: string, year: string | undefined): Parts | null {
  const number = /^\d+$/.test(month) ? Number(month) : monthNumber(month);
  if (number === null) return null;
  const full = year === undefined ? null : year.length === 2 ? CENTURY + Number(year) : Number(year);
  if (full !== null && (full < FIRST_YEAR || full > LAST_YEAR)) return null;
  const two = (value: string | number) => String(value).padStart(2, '0');
  return { day: Number(day), month: number, year: full, words: `${two(day)}.${two(number)}.${full ?? ''}` };
}

function monthNumber(word: string): number | null {
  const known = otherNames.get(word);
  if (known !== undefined) return known;
  const index = Math.max(monthNames.indexOf(word), months.indexOf(word));
  return index < 0 ? null : index + 1;
}

/** Null where there is no such day. */
function dateOf(day: number, month: number, year: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** A leap day may be up to eight years away. */
const YEARS_TO_LOOK = 8;

function withoutYear(day: number, month: number, { today, latest }: Known): CalendarDate | null {
  const begin = Number((latest ?? today).slice(0, 4));
  for (let years = 0; years <= YEARS_TO_LOOK; years++) {
    const date = dateOf(day, month, latest === undefined ? begin + years : begin - years);
    if (date !== null && (latest === undefined ? date >= today : date <= latest)) return date;
  }
  return null;
}

/** '24.12.2026': a day as an input shows it. */
export const typedDateText = (date: CalendarDate): string => date.split('-').reverse().join('.');

/** Whether a text is an existing day as it is kept: YYYY-MM-DD. */
export const isCalendarDate = (text: string): text is CalendarDate =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  dateOf(...(text.split('-').map(Number).reverse() as [number, number, number])) === text;

/**
 * 'HH:mm' from what people type: '8', '8:5', '8.30', '830', '8 Uhr 30'; null where it is no time of day. '8,5' could be half
 * past eight, so behind comma or point there are two digits.
 */
export function clockTimeFrom(text: string): string | null {
  const typed = text.trim().replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
  const digits = typed.match(/^(\d{1,2})(?:\s*(?:[:h]|uhr)\s*(\d{1,2})|\s*[\s.,]\s*(\d{2}))?\s*(?:uhr)?$/i);
  const [, hours, minutes = digits?.[3] ?? '0'] = digits ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const askForClockTime = 'Bitte geben Sie eine Uhrzeit wie 08:00 an.';
