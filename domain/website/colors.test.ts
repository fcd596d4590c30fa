import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accentColorWarning, colorProperties, colorsInUse, contrastOf, headColorWarning } from './colors.js';

describe('the contrast of two colors', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#FF0000', '#FFFFFF', 4],
    ['#AE2F68', '#AE2F68', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });

  test('is from 1 to 21, whatever the colors', () => {
    const color = fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 4 })
      .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrastOf(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrastOf(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

test('a color that is hard to read is warned of with the measured ratio', () => {
  expect([headColorWarning('#EC9B33'), accentColorWarning('#AE2F68')]).toEqual([null, null]);
  expect([headColorWarning(null), accentColorWarning(null)]).toEqual([null, null]);
  expect(headColorWarning('#1A1A40')).toMatch(
    /^Dunkle Schrift ist auf dieser Farbe schlecht zu lesen: Der Kontrast ist 1,0 : 1, nötig sind mindestens 4,5 : 1\.$/,
  );
  expect(accentColorWarning('#FFD400')).toMatch(/^Weiße Schrift .* 1,4 : 1/);
  expect(accentColorWarning('#767676')).toMatch(
    /^Schrift in dieser Farbe ist auf dem Hintergrund .* 4,2 : 1/,
  );
});

test('only colors that are chosen replace those of the shop, each with a darker and a paler one', () => {
  expect(colorsInUse({ headColor: null, accentColor: null })).toEqual({});
  const both = colorsInUse({ headColor: '#11223344', accentColor: '#AA0000' });
  expect(Object.keys(both).sort()).toEqual([...colorProperties].sort());
  expect(both).toMatchObject({ '--color-mustard': '#112233', '--color-plum': '#AA0000' });
});
