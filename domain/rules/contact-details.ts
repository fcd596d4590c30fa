/** What the phone field keeps while somebody types: digits, plus and spaces. */
export const keepPhoneCharacters = (typed: string): string => typed.replace(/[^\d+ ]/g, '');

/** A phone number as it is stored: without spaces, a leading 00 as plus. */
export const normalizePhone = (phone: string): string => phone.replace(/\s/g, '').replace(/^00/, '+');

/** A normalised number: a plus, then digits only. */
export const isPhone = (normalized: string): boolean => /^\+\d+$/.test(normalized);

/** Something@some.domain, without blanks. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
