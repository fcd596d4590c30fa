import { describe, expect, it } from '@jest/globals';
import {
  imageExtensions,
  type ImageSize,
  imageSizes,
  imageUrl,
  wholeImageUrl,
} from '@bestellwerk/domain/records/definitions/image.schema';
import { templateImageUrl, templateNameProblem } from '@bestellwerk/domain/website/image-templates';
import fc from 'fast-check';
import { parseImageAddress } from './image-address.js';

const id = '7563f625-4d0b-558b-9d42-386dad6daa1d';
const plain = { template: null, isWhole: false, id };

describe('the address of an image variant', () => {
  it.each([
    [`small/${id}-3.webp`, { ...plain, size: 'small', version: 3, extension: 'webp' }],
    [`whole/small/${id}-3.webp`, { ...plain, isWhole: true, size: 'small', version: 3, extension: 'webp' }],
    [`whole/${id}-3.png`, { ...plain, isWhole: true, size: 'medium', version: 3, extension: 'png' }],
    [
      `product/tiny/${id}-1.avif`,
      { ...plain, template: 'product', size: 'tiny', version: 1, extension: 'avif' },
    ],
    [
      `custom/about/${id}-12.jpg`,
      { ...plain, template: 'custom/about', size: 'medium', version: 12, extension: 'jpg' },
    ],
  ])('is parsed: %s', (path, expected) => {
    expect(parseImageAddress(path)).toEqual(expected);
  });

  it.each([
    `${id}-1.webp`,
    `Huge/${id}-1.webp`,
    `__proto__/${id}-1.webp`,
    `small/${id}.webp`,
    `small/${id}-1.svg`,
    `small/../${id}-1.webp`,
    `product//${id}-1.webp`,
    `/small/${id}-1.webp`,
    `small/small/${id}-1.webp`,
    `whole/about/${id}-1.webp`,
    `custom/whole/tiny/${id}-1.webp`,
    `a/b/c/${id}-1.webp`,
    `${'a'.repeat(61)}/${id}-1.webp`,
    'small/wiener-schnitzel-1.webp',
    `small/${id}-1.webp/more`,
    '',
    '/',
  ])('is rejected if malformed: %s', (path) => {
    expect(parseImageAddress(path)).toBeNull();
  });

  const image = fc.record({
    id: fc.uuid(),
    version: fc.integer({ min: 1, max: 999_999_999 }),
    extension: fc.constantFrom(...imageExtensions),
  });
  const size = fc.constantFrom(...(Object.keys(imageSizes) as ImageSize[]));
  const part = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,10}){0,1}$/);
  const identifier = fc
    .array(part, { minLength: 1, maxLength: 2 })
    .map((parts) => parts.join('/'))
    .filter((name) => templateNameProblem(name) === null);

  it('is read as it is written, for every picture, size and template', () => {
    const below = (url: string) => url.replace('/image/', '').split('?')[0]!;
    fc.assert(
      fc.property(image, size, identifier, (shown, in_, name) => {
        const expected = { template: null, isWhole: false, size: in_, ...shown };
        expect(parseImageAddress(below(imageUrl(in_, shown)))).toEqual(expected);
        expect(parseImageAddress(below(wholeImageUrl(in_, shown)))).toEqual({ ...expected, isWhole: true });
        const url = templateImageUrl({ identifier: name, version: 'ab' }, in_, shown);
        expect(parseImageAddress(below(url))).toEqual({ ...expected, template: name });
      }),
    );
  });

  it('names a template that may exist, or nothing is found, whatever is asked for', () => {
    const piece = fc.oneof(part, size, fc.string(), fc.constantFrom('whole', '..', '', `${id}-1.webp`));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const found = parseImageAddress([...pieces, `${id}-1.webp`].join('/'));
        if (found?.template) expect(templateNameProblem(found.template)).toBeNull();
      }),
    );
  });
});
