import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTypedNumber, typedNumberText } from './typed-number.js';

const read = (text: string, decimals?: number, unit?: string) => {
  const found = readTypedNumber(text, { decimals, unit });
  return found.kind === 'number' ? found.value : found.kind === 'empty' ? null : found.message;
};
const noNumber = 'Bitte geben Sie eine Zahl wie 1234,50 an.';

describe('an amount of money', () => {
  test.each<[string, number | string | null]>([
    ['4,80', 4.8],
    ['4.80', 4.8],
    ['4.8', 4.8],
    ['4', 4],
    [' 4,80 € ', 4.8],
    ['€ 4,80', 4.8],
    ['4,80\u00a0€', 4.8],
    ['4.80 EUR', 4.8],
    ['4,80 Euro', 4.8],
    ['5,-', 5],
    ['5,– €', 5],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['5.', 5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['1,234,567.80', 1_234_567.8],
    ['1.234', 1234],
    ['12.500', 12_500],
    ['0.50', 0.5],
    ['0,10', 0.1],
    ['1234,5', 1234.5],
    ['-3,5', -3.5],
    ['−3,5', -3.5],
    ['-0', 0],
    ['4,800', 4.8],
    ['', null],
    ['  ', null],
    ['€', null],
    ['4,805', 'Bitte geben Sie höchstens zwei Nachkommastellen an.'],
    ['1,234', 'Bitte geben Sie höchstens zwei Nachkommastellen an.'],
    ['0.125', 'Bitte geben Sie höchstens zwei Nachkommastellen an.'],
    ['1.23.4', noNumber],
    ['1.234,5,6', noNumber],
    ['1.234.50', noNumber],
    ['1.23,50', noNumber],
    ['12,34,567', noNumber],
    ['4,80 $', noNumber],
    ['vier', noNumber],
    ['4e2', noNumber],
    ['0x10', noNumber],
    ['Infinity', noNumber],
    [',', noNumber],
    ['-', noNumber],
    ['4 bis 5', noNumber],
    ['12345678901234567890', noNumber],
  ])('%j is read as %j', (text, value) => expect(read(text, 2, '€')).toBe(value));
});

describe('a number with any decimals', () => {
  test.each<[string, number | string]>([
    ['1,234', 1.234],
    ['0.125', 0.125],
    ['0,0001', 0.0001],
    ['48.2082', 48.2082],
    ['1234.567', 1234.567],
    ['1.2345', 1.2345],
    ['20 %', 20],
    ['1.234', 'Ist 1234 oder 1,234 gemeint? Bitte schreiben Sie es so.'],
    ['-20.000', 'Ist -20000 oder -20,000 gemeint? Bitte schreiben Sie es so.'],
  ])('%j is read as %j', (text, value) => expect(read(text, undefined, '%')).toBe(value));
});

test('a point is read as a decimal point if the number would exceed its maximum otherwise', () => {
  expect(readTypedNumber('48.208', { max: 90 })).toEqual({ kind: 'number', value: 48.208 });
  expect(readTypedNumber('-48.208', { max: 90 })).toEqual({ kind: 'number', value: -48.208 });
  expect(readTypedNumber('48.208', { max: 48_208 })).toMatchObject({ kind: 'problem' });
});

describe('a whole number', () => {
  test.each<[string, number | string]>([
    ['30', 30],
    ['1.234', 1234],
    ['30,0', 30],
    ['1,5', 'Bitte geben Sie eine ganze Zahl an.'],
    ['1.5', 'Bitte geben Sie eine ganze Zahl an.'],
    ['zehn', 'Bitte geben Sie eine ganze Zahl an.'],
  ])('%j is read as %j', (text, value) => expect(read(text, 0)).toBe(value));
});

describe('every price', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const styles: [string, string, string][] = [
    ['de-DE', '', ''],
    ['en-US', '', ''],
    ['de-CH', '', ''],
    ['de-AT', '', ' €'],
  ];
  test('is read the same in every notation', () => {
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...styles),
        fc.boolean(),
        (amount, [locale, before, after], grouped) => {
          const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: grouped });
          expect(read(`${before}${format.format(amount / 100)}${after}`, 2, '€')).toBe(amount / 100);
        },
      ),
    );
  });
  test('is unchanged after formatting for an input and reading', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(read(typedNumberText(amount / 100, 2), 2)).toBe(amount / 100);
      }),
    );
  });
});

test('any number is unchanged after formatting for an input and reading', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 5 }),
      (whole, places) => {
        const value = whole / 10 ** places;
        expect(read(typedNumberText(value))).toBe(value === 0 ? 0 : value);
      },
    ),
  );
});

test.each([
  [4.8, 2, '4,80'],
  [1234.5, 2, '1234,50'],
  [4.805, 2, '4,805'],
  [30, 0, '30'],
  [0.5, undefined, '0,5'],
  [0.0000001, undefined, '0,0000001'],
])('an input shows %j with %j decimals as %j', (value, decimals, text) =>
  expect(typedNumberText(value, decimals)).toBe(text),
);

test('no text makes it throw or return a number that is not finite', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ €%eE\u00a0’x') });
  fc.assert(
    fc.property(text, fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }), (typed, decimals) => {
      const found = readTypedNumber(typed, { decimals, unit: '€' });
      if (found.kind === 'number') expect(Number.isFinite(found.value)).toBe(true);
    }),
  );
});
