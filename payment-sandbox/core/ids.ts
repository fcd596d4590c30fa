import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Like tr_7UhSN1zuXS: Mollie's ids have 10 or 22 characters, so they must not be taken to have either. */
export const mollieId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: randomInt(2) ? 10 : 22 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** 18 digits that begin with the time of its day, like 240710141420948314. */
export function datatransId(now: number): string {
  const time = new Date(now).toISOString().replace(/\D/g, '').slice(2, 14);
  return time + String(randomInt(1_000_000)).padStart(6, '0');
}
