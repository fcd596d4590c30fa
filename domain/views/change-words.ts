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
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return `→ gleich viel wie ${when} (${words(before)})`;
  const size = formatPercent(Math.abs(percent));
  return percent > 0
    ? `↑ ${size} mehr als ${when} (${words(before)})`
    : `↓ ${size} weniger als ${when} (${words(before)})`;
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
