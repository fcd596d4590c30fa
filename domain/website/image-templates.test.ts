import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { imageSizes } from '../records/definitions/image.schema.js';
import { fontOf } from './fonts.js';
import {
  drawingSize,
  fontOfText,
  namesPicture,
  templateImageUrl,
  templateNameProblem,
  withTemplateValues,
} from './image-templates.js';

describe('the name of a template', () => {
  it.each(['product', 'custom/about', 'beim-teilen', 'a1/b2-c3'])('may be %s', (name) =>
    expect(templateNameProblem(name)).toBeNull(),
  );

  it.each(['', 'Product', 'a b', '-a', 'a-', 'a--b', 'a/', '/a', 'a/b/c', 'ä', '../a', 'a.b'])(
    'is refused as no part of an address: „%s“',
    (name) => expect(templateNameProblem(name)).toMatchObject({ field: 'identifier' }),
  );

  it.each([...Object.keys(imageSizes), 'whole'])(
    'cannot be that of a size, nor have it as a part: %s',
    (size) => {
      for (const name of [size, `${size}/more`, `more/${size}`]) {
        expect(templateNameProblem(name)?.message).toContain('schon vergeben');
      }
      expect(templateNameProblem(`${size}-more`)).toBeNull();
    },
  );
});

describe('words in a text layer', () => {
  const values = { bild: 'Stube {shop}', beschreibung: 'Eine Stube', shop: 'Zur Linde' };

  it('stand for names of the picture and the shop, and what these say is no placeholder', () =>
    expect(withTemplateValues('{bild}: {beschreibung}, {shop} {SHOP} {preis}', values)).toBe(
      'Stube {shop}: Eine Stube, Zur Linde {SHOP} {preis}',
    ));

  it.each([
    ['{bild}', true],
    ['bei {beschreibung}', true],
    ['{shop}', false],
  ])('depend on the picture or not: %s', (text, expected) =>
    expect(namesPicture([{ type: 'logo' }, { type: 'text', text }])).toBe(expected),
  );
});

describe('the size of a drawing', () => {
  it.each([
    [{ width: 1200, height: 630 }, 640, { width: 640, height: 336 }],
    [{ width: 1200, height: 630 }, 1920, { width: 1200, height: 630 }],
    [{ width: 1200, height: null }, 640, { width: 640, height: 320 }],
  ])('%j at %d pixels', (template, width, expected) =>
    expect(drawingSize(template, width, 2)).toEqual(expected),
  );

  it('has limits, whatever the picture is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 4000 }),
        fc.double({ min: 0.0001, max: 10_000, noNaN: true }),
        (width, ratio) => {
          const size = drawingSize({ width, height: null }, 1920, ratio);
          expect(size.width).toBeGreaterThanOrEqual(1);
          expect(size.height).toBeGreaterThanOrEqual(1);
          expect(size.width).toBeLessThanOrEqual(Math.min(width, 1920));
          expect(size.height).toBeLessThanOrEqual(4_000);
        },
      ),
    );
  });
});

describe('the letters of a text layer', () => {
  it.each([
    ['shop', true, 'lora', 'lora', 600],
    ['shop', false, 'lora', 'lora', 400],
    ['shop', true, null, 'young-serif', 400],
    ['shop', true, 'unbekannt', 'young-serif', 400],
    ['figtree', true, 'lora', 'figtree', 700],
    ['kalam', true, null, 'kalam', 700],
    ['lobster', true, null, 'lobster', 400],
    ['eb-garamond', false, null, 'eb-garamond', 400],
  ])('%s, bold: %s, in a shop with %s are of %s in %d', (font, isBold, headingFont, family, weight) =>
    expect(fontOfText({ font, isBold }, headingFont)).toEqual({ font: fontOf(family), weight }),
  );
});

it('the address of a picture through a template names the versions of both', () =>
  expect(
    templateImageUrl({ identifier: 'custom/about', version: 'ab12' }, 'small', {
      ...{ id: '7563f625-4d0b-558b-9d42-386dad6daa1d', version: 3, extension: 'webp' },
    }),
  ).toBe('/image/custom/about/small/7563f625-4d0b-558b-9d42-386dad6daa1d-3.webp?t=ab12'));
