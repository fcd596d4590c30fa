import { sortKey } from './sort-key.js';

/** Digits that are compared as one number. */
const LONGEST = 99;

/**
 * As `sortKey`, with numbers in the order of their values: '2' comes before '10'. Texts that count as different have
 * different keys.
 */
export const naturalKey = (text: string): string =>
  sortKey(text).replace(new RegExp(`\\d{1,${LONGEST}}`, 'g'), numberKey);

/** A longer number is a greater one; of the same number the one with fewer leading zeros comes first. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+/, '');
  return `${twoDigits(value.length)}${value}${twoDigits(digits.length - value.length)}`;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
