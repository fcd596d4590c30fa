import { typedDateText } from '../calendar/typed-date.js';
import type { CalendarDate } from '../calendar/zoned-time.js';
import { formatPercent } from '../text/formats.js';

/** '↑ 12 % mehr als im Vorjahr (100,00 €)': arrow and word, for those who do not see colours. */
export function changeWords(
  now: number,
  before: number | undefined,
  words: (value: number) => string,
  when: string,
): string {
  if (before === undefined) return '';
  if (before <= 0) return besideWords(before, words, when);
  const then = words(before);
  if (words(now) === then) return `→ gleich viel wie ${when} (${then})`;
  const size = sizeWords(now, before);
  return now > before ? `↑ ${size} mehr als ${when} (${then})` : `↓ ${size} weniger als ${when} (${then})`;
}

/** '↑ 12 % (100,00 €)' below a value, where a note says what is in brackets. */
export function shortChangeWords(now: number, before: number, words: (value: number) => string): string {
  const then = words(before);
  if (before <= 0) return `(${then})`;
  if (words(now) === then) return `→ gleich (${then})`;
  const size = sizeWords(now, before);
  return `${now > before ? '↑' : '↓'} ${size} (${then})`;
}

function sizeWords(now: number, before: number): string {
  const percent = Math.abs(Math.round((now / before - 1) * 100));
  return percent === 0 ? `unter ${formatPercent(1)}` : formatPercent(percent);
}

/** 'Im Vorjahr (ganze Tage): 100,00 €', where a change would set a day that goes on against one that is over. */
export function besideWords(
  before: number | undefined,
  words: (value: number) => string,
  when: string,
): string {
  if (before === undefined) return '';
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${words(before)}`;
}

export interface Compared {
  readonly before: number | undefined;
  /** The first day with an order, where it is later than the first of the compared days. */
  readonly since: CalendarDate | undefined;
}

/** As changeWords; without a percentage where there were no orders on the first compared days. */
export function changeSinceWords(
  now: number,
  { before, since }: Compared,
  words: (value: number) => string,
  when: string,
): string {
  if (since === undefined) return changeWords(now, before, words, when);
  return besideWords(before, words, before === 0 ? when : `${when}${sinceWords(since)}`);
}

/** ' (erst ab 19.11.)': there were no orders before. */
export const sinceWords = (since: CalendarDate | undefined): string =>
  since === undefined ? '' : ` (erst ab ${typedDateText(since).slice(0, 'DD.MM.'.length)})`;
