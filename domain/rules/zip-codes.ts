import { trimmed } from './visible-text.js';

const formats = {
  AT: /^[1-9]\d{3}$/,
  DE: /^(?!00)\d{5}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^[1-9]\d{3}$/,
} as const;

/** A postal code as it is stored: without spaces and without the letter of its country ('A-1050'). */
export const normalizeZipCode = (zipCode: string): string =>
  trimmed(zipCode)
    .replace(/\s/g, '')
    .replace(/^(?:AT?|DE?|CH|FL|LI)-?(?=\d)/i, '');

/** Of an unknown country nothing is known. */
export const isZipCode = (normalized: string, country: string): boolean =>
  !Object.hasOwn(formats, country) || formats[country as keyof typeof formats].test(normalized);

/** Whether a list like '1010, 1030–1090' names a postal code. An empty list names all of them. */
export function isZipCodeAmong(normalized: string, list: string): boolean {
  const named = [...list.matchAll(/(\d{4,5})(?:\s*[-–]\s*(\d{4,5}))?/g)];
  if (named.length === 0) return true;
  return named.some(
    ([, first = '', last = first]) =>
      first.length === normalized.length && first <= normalized && normalized <= last,
  );
}
