import { normalizePhone } from './contact-details.js';
import { trimmed } from '../text/visible-text.js';

interface Address {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** 'Hauptplatz 1, 4020 Linz', without what is not known. */
export const addressLine = ({ street, zipCode, city }: Address): string =>
  [street, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ');

/** Where an address can be, in the order in which countries are offered. */
export const countryNames = {
  AT: 'Österreich',
  DE: 'Deutschland',
  CH: 'Schweiz',
  LI: 'Liechtenstein',
} as const;
export type Country = keyof typeof countryNames;

export const isCountry = (code: string): code is Country => Object.hasOwn(countryNames, code);

const byCallingCode: readonly (readonly [string, Country])[] = [
  ['+423', 'LI'],
  ['+43', 'AT'],
  ['+49', 'DE'],
  ['+41', 'CH'],
];

/** Where a branch is: only Germany's postal codes have five digits, others are known by the phone number; else Austria. */
export function countryOfBranch({ zipCode, phone }: { zipCode: string; phone: string }): Country {
  const digits = normalizeZipCode(zipCode);
  if (/^\d{5}$/.test(digits)) return 'DE';
  const number = normalizePhone(phone);
  const country = byCallingCode.find(([code]) => number.startsWith(code))?.[1] ?? 'AT';
  return country === 'DE' && digits !== '' ? 'AT' : country;
}

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

/** Whether a list names any postal code at all. */
export const namesZipCodes = (list: string): boolean => /\d{4}/.test(list);

/** Whether a list like '1010, 1030–1090' names a postal code. */
export const isZipCodeAmong = (normalized: string, list: string): boolean =>
  [...list.matchAll(/(\d{4,5})(?:\s*[-–]\s*(\d{4,5}))?/g)].some(
    ([, first = '', last = first]) =>
      first.length === normalized.length && first <= normalized && normalized <= last,
  );

/** Whether a text holds postal codes and nothing else; ranges run upwards. */
export const isZipCodeList = (text: string): boolean =>
  rangesIn(text).every(({ first, last }) => first !== '' && first.length === last.length && first <= last);

/** The first range that runs downwards, as it is typed and turned round; null if there is none. */
export function reversedRange(text: string): { typed: string; turned: string } | null {
  const found = rangesIn(text).find(({ first, last }) => first.length === last.length && first > last);
  return found ? { typed: `${found.first}–${found.last}`, turned: `${found.last}–${found.first}` } : null;
}

/** The parts of a list, a single postal code as a range of its own; `first` is empty where a part is no postal code. */
const rangesIn = (text: string): { first: string; last: string }[] =>
  text
    .split(/[,;\s]+(?![-–])(?<![-–]\s*)/)
    .filter(Boolean)
    .map((part) => {
      const [, first = '', last = first] = /^(\d{4,5})(?:\s*[-–]\s*(\d{4,5}))?$/.exec(part) ?? [];
      return { first, last };
    });
