import { describe, expect, it } from '@jest/globals';
import { parseImageAddress } from './image-address.js';

const id = '7563f625-4d0b-558b-9d42-386dad6daa1d';

describe('the address of an image variant', () => {
  it.each([
    [`small/${id}-3.webp`, { template: null, size: 'small', id, version: 3, extension: 'webp' }],
    [`product/tiny/${id}-1.avif`, { template: 'product', size: 'tiny', id, version: 1, extension: 'avif' }],
    [
      `custom/about/${id}-12.jpg`,
      { template: 'custom/about', size: 'medium', id, version: 12, extension: 'jpg' },
    ],
  ])('is parsed: %s', (path, expected) => {
    expect(parseImageAddress(path)).toEqual(expected);
  });

  it.each([
    `${id}-1.webp`,
    `huge/${id}-1.webp`,
    `constructor/${id}-1.webp`,
    `small/${id}.webp`,
    `small/${id}-1.svg`,
    `small/../${id}-1.webp`,
    'small/wiener-schnitzel-1.webp',
    `small/${id}-1.webp/more`,
  ])('is rejected if malformed: %s', (path) => {
    expect(parseImageAddress(path)).toBeNull();
  });
});
