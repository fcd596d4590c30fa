import { normalizePhone } from './contact-details.js';
import { normalizeZipCode } from './zip-codes.js';

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
