import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { fonts, fontVariants } from '@bestellwerk/domain/website/fonts';
import { fontCss } from './font-css.js';
import { filesOf, packageOf } from './font-files.js';

const require = createRequire(import.meta.url);

interface Metadata {
  readonly family: string;
  readonly weights: readonly number[];
  readonly styles: readonly string[];
  readonly license: { readonly type: string };
  readonly variable: { readonly wght?: { readonly min: string; readonly max: string } } | false;
}
const metadataOf = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`${name}/metadata.json`), 'utf8')) as Metadata;

describe.each(fonts.map((font) => [font.family, font] as const))('%s', (_family, font) => {
  const metadata = metadataOf(packageOf(font));

  test('is what its package has', () => {
    const { wght } = metadata.variable || {};
    expect({
      family: metadata.family,
      hasItalic: metadata.styles.includes('italic'),
      isVariable: wght !== undefined,
      weights: wght ? [metadata.weights[0], metadata.weights.at(-1)] : metadata.weights,
    }).toEqual({
      family: font.family,
      hasItalic: font.hasItalic,
      isVariable: font.isVariable,
      weights: font.weights,
    });
  });

  test('has all weights between the ends of a variable one', () => {
    const { wght } = metadata.variable || {};
    if (!wght) return;
    expect(Number(wght.min)).toBeLessThanOrEqual(font.weights[0]!);
    expect(Number(wght.max)).toBeGreaterThanOrEqual(font.weights.at(-1)!);
    const single = new Set(
      fontVariants(font).flatMap(({ weight }) => (/ /.test(weight) ? [] : [Number(weight)])),
    );
    expect([...single]).toEqual(metadata.weights);
  });

  test('has a licence that lets it come with the product', () => {
    expect(['OFL-1.1', 'Apache-2.0']).toContain(metadata.license.type);
  });

  test('has a WOFF2 file for each part of each variant', () => {
    for (const file of fontVariants(font).flatMap((variant) => filesOf(font, variant))) {
      expect(file.content.identity.subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(file.unicodeRange).toMatch(/^U\+/);
    }
  });

  test('has a style sheet with its files and a fallback of the same measures', () => {
    const { name } = fontVariants(font).at(-1)!;
    const css = fontCss(font, name)!.identity.toString();
    expect(css.match(/@font-face/g)!.length).toBeGreaterThanOrEqual(3);
    expect(css).toContain(`font-family: '${font.family} Fallback'`);
    expect(css).not.toMatch(/https?:/);
  });
});

test('a style sheet of one variant has only that', () => {
  const lora = fonts.find(({ id }) => id === 'lora')!;
  const css = fontCss(lora, '700italic')!.identity.toString();
  expect(css.match(/font-style: \w+/g)).toEqual(['font-style: italic', 'font-style: italic']);
  expect(css.match(/font-weight: [\d ]+/g)).toEqual(['font-weight: 700', 'font-weight: 700']);
  expect(css.match(/url\([^)]+\)/g)!.join()).toMatch(
    /lora-latin-ext-wght-italic\.[0-9a-f]{12}\.woff2.*lora-latin-wght-italic\.[0-9a-f]{12}\.woff2/,
  );
});
