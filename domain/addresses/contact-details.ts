import { withoutInvisible } from '../text/visible-text.js';

/** '(0)': dialled inside the country only. */
const zeroInBrackets = /\(+\s*0\s*\)+/g;

/** What the phone field keeps during typing: digits, plus and spaces. */
export const keepPhoneCharacters = (typed: string): string =>
  typed.replace(zeroInBrackets, '').replace(/[^\d+ ]/g, '');

/** After their calling code no number begins with the 0 that is dialled inside the country. */
const zeroAfterCallingCode = /^(\+(?:43|49|41))0+/;

/** A phone number as it is stored: without spaces, a leading 00 as plus, without a 0 after the calling code. */
export const normalizePhone = (phone: string): string =>
  withoutInvisible(phone)
    .replace(/\s/g, '')
    .replace(zeroInBrackets, '')
    .replace(/^00/, '+')
    .replace(zeroAfterCallingCode, '$1');

/** A normalised number: a plus and 8 to 15 digits. */
export const isPhone = (normalized: string): boolean => /^\+[1-9]\d{7,14}$/.test(normalized);

const AUSTRIA = '+43';

/** '+43' of a number, where it is one of the countries around; Austria's where nothing is known. */
export const callingCodeOf = (phone: string): string =>
  /^\+(?:43|49|41|423)/.exec(normalizePhone(phone))?.[0] ?? AUSTRIA;

/** '0660 1234567' as '+436601234567'; null for what is no number of the country. */
export function internationalPhone(phone: string, callingCode: string): string | null {
  const normalized = normalizePhone(phone);
  if (!/^0[1-9]/.test(normalized)) return null;
  const international = callingCode + normalized.slice(1);
  return isPhone(international) ? international : null;
}

/** A number as it is stored; one in national form is of the country that a number nearby is of, like the branch's. */
export const storedPhone = (phone: string, nearPhone: string): string =>
  internationalPhone(phone, callingCodeOf(nearPhone)) ?? normalizePhone(phone);

/** Something@some.domain, without blanks. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
