import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { identifier } from './fields.js';
import type { Fields } from './record-state.js';
import { suggestedIdentifier, withSuggestedIdentifier } from './suggested-identifier.js';
import { dish } from './testing/dish.js';
import { voucher } from './testing/voucher.js';

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('a', 'Ä', 'ß', '7', ' ', '-', '&', '’', 'é', 'Ł'), maxLength: 200 }),
);

describe('the identifier suggested for a name', () => {
  test.each([
    ['Großer Salat', 'grosser-salat'],
    ['Ähren & Öl', 'aehren-und-oel'],
    ['U\u0308berraschung', 'ueberraschung'],
    ['  Café   Zürich – Süd (2) ', 'cafe-zuerich-sued-2'],
    ['Resi’s Würstl', 'resis-wuerstl'],
    ['ŁÓDŹ', 'lodz'],
    ['—', ''],
    ['東京', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('%j is %j', (name, suggested) => expect(suggestedIdentifier(name)).toBe(suggested));

  test('is empty or a valid identifier', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const suggested = suggestedIdentifier(name);
        expect(suggested === '' || identifier().safeParse(suggested).success).toBe(true);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const suggested = suggestedIdentifier(name);
        expect(suggestedIdentifier(suggested)).toBe(suggested);
      }),
    );
  });
});

describe('while a record is entered', () => {
  const entered = (...steps: Fields[]) =>
    steps.reduce((before, step) => withSuggestedIdentifier(dish, before, { ...before, ...step }), {
      identifier: '',
      name: '',
    });

  test('the identifier follows the name', () => {
    expect(entered({ name: 'Gulasch' }, { note: 'scharf' }, { name: 'Saures Gulasch' })).toMatchObject({
      identifier: 'saures-gulasch',
    });
  });

  test.each([
    ['another one', 'eintopf'],
    ['none', ''],
  ])('the identifier stays after the user has entered %s', (_choice, identifier) => {
    expect(entered({ name: 'Gulasch' }, { identifier }, { name: 'Saures Gulasch' })).toMatchObject({
      identifier,
    });
  });

  test('the identifier stays if it was entered before the name', () => {
    expect(entered({ identifier: 'g-1' }, { name: 'Gulasch' })).toMatchObject({ identifier: 'g-1' });
  });

  test('nothing is suggested where the identifier is the name', () => {
    const after = { identifier: '12', value: 5 };
    expect(withSuggestedIdentifier(voucher, { identifier: '' }, after)).toBe(after);
  });
});
