import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  callingCodeOf,
  internationalPhone,
  isPhone,
  keepPhoneCharacters,
  normalizePhone,
} from './contact-details.js';

const E164 = /^\+[1-9]\d{7,14}$/;
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const nonZero = fc.constantFrom(...'123456789');

/** What people write between the digits. */
const space = fc.constantFrom('', '', '', ' ', '  ', '\u00a0', '\t');
const separator = fc.constantFrom('', '', '', ' ', '-', '/', '.', ' - ', '–');
const spread = (text: string, between: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .array(between, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((gaps) => gaps.map((gap, at) => gap + (text[at] ?? '')).join(''));

const callingCode = fc.constantFrom('+43', '+49', '+41', '+423');
/** A subscriber's number without the 0 that is dialled inside the country. */
const subscriber = fc.tuple(nonZero, digits(6, 10)).map((parts) => parts.join(''));
const phone = fc.tuple(callingCode, subscriber).map((parts) => parts.join(''));

/** Short strings of what occurs in phone numbers, and of anything. */
const anything = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0000123456789+++() -/.ax\u200b'), maxLength: 24 }),
  fc.string({ maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

describe('what is accepted as a phone number', () => {
  test('is a plus and 8 to 15 digits for any input', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const stored = normalizePhone(sent);
        expect(isPhone(stored)).toBe(E164.test(stored));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is every number of 8 to 15 digits, and no shorter or longer one', () => {
    const other = fc
      .tuple(fc.constantFrom('+1', '+39', '+886'), digits(0, 20))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(other, (number) => {
        const count = number.length - 1;
        expect(isPhone(normalizePhone(number))).toBe(count >= 8 && count <= 15);
      }),
    );
  });

  test('never contains a letter', () => {
    const letter = fc.constantFrom(...'aäzßÄZxO', 'é', '٣', '５', '⁴', '①');
    fc.assert(
      fc.property(phone, letter, fc.nat(20), (number, character, at) => {
        const sent = number.slice(0, at) + character + number.slice(at);
        expect(isPhone(normalizePhone(sent))).toBe(false);
      }),
    );
  });

  test('needs its plus or 00', () => {
    fc.assert(fc.property(subscriber, (number) => expect(isPhone(normalizePhone(number))).toBe(false)));
  });
});

describe('normalising', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const stored = normalizePhone(sent);
        expect(normalizePhone(stored)).toBe(stored);
      }),
      { numRuns: 5_000 },
    );
  });

  test('leaves no blank and no 00 in front', () => {
    fc.assert(fc.property(anything, (sent) => expect(normalizePhone(sent)).not.toMatch(/^00|\s/)));
  });

  test('ignores any number of blanks', () => {
    const written = phone.chain((number) => fc.tuple(fc.constant(number), spread(number, space)));
    fc.assert(fc.property(written, ([number, sent]) => expect(normalizePhone(sent)).toBe(number)));
  });

  test('takes 00 for the plus', () => {
    fc.assert(fc.property(phone, (number) => expect(normalizePhone(`00${number.slice(1)}`)).toBe(number)));
  });

  test('drops the 0 that is dialled inside the country, in brackets or without', () => {
    const zero = fc.constantFrom('(0)', ' (0) ', ' ( 0 ) ', '(0)(0)');
    const bare = fc.constantFrom('0', ' 0 ', '00');
    const own = fc.constantFrom('+43', '+49', '+41');
    fc.assert(
      fc.property(callingCode, zero, subscriber, (code, dialled, number) => {
        expect(normalizePhone(code + dialled + number)).toBe(code + number);
      }),
    );
    fc.assert(
      fc.property(own, bare, subscriber, (code, dialled, number) => {
        expect(normalizePhone(code + dialled + number)).toBe(code + number);
      }),
    );
  });
});

describe('while somebody types', () => {
  test('nothing but digits, plus and blanks stays in the field', () => {
    fc.assert(fc.property(anything, (typed) => expect(keepPhoneCharacters(typed)).toMatch(/^[\d+ ]*$/)));
  });

  test('dashes, slashes and dots are ignored', () => {
    const written = phone.chain((number) => fc.tuple(fc.constant(number), spread(number, separator)));
    fc.assert(
      fc.property(written, ([number, typed]) => {
        expect(normalizePhone(keepPhoneCharacters(typed))).toBe(number);
      }),
    );
  });

  test('a pasted (0) is dropped for any country', () => {
    const code = fc.constantFrom('+43', '+49', '+33', '+44', '+386');
    fc.assert(
      fc.property(code, subscriber, (country, number) => {
        expect(normalizePhone(keepPhoneCharacters(`${country} (0) ${number}`))).toBe(country + number);
      }),
    );
  });
});

describe('a number as it is dialled at home', () => {
  test('is never accepted, but offered with the calling code of the branch', () => {
    const written = subscriber.chain((number) => fc.tuple(fc.constant(number), spread(`0${number}`, space)));
    fc.assert(
      fc.property(callingCode, written, (code, [number, typed]) => {
        expect(isPhone(normalizePhone(typed))).toBe(false);
        expect(internationalPhone(typed, code)).toBe(code + number);
      }),
    );
  });

  test('is offered only as what would be accepted', () => {
    fc.assert(
      fc.property(anything, callingCode, (typed, code) => {
        const offered = internationalPhone(typed, code);
        if (offered === null) return;
        expect(offered).toMatch(E164);
        expect(offered.startsWith(code)).toBe(true);
        expect(isPhone(normalizePhone(offered))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a branch’s calling code is the one its own number begins with', () => {
    const ways = fc.constantFrom(
      (number: string) => number,
      (number: string) => `00${number.slice(1)}`,
    );
    fc.assert(
      fc.property(callingCode, subscriber, ways, (code, number, write) => {
        expect(callingCodeOf(write(code + number))).toBe(code);
      }),
    );
  });
});
