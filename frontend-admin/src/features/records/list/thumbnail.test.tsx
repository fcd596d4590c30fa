import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { Thumbnail } from './thumbnail.js';

afterEach(cleanup);

const picture = { id: 'i-1', version: 2, extension: 'png' };
const shown = (path: string, record: object) => {
  show(<Thumbnail resource={resourceAt(path)!} record={record as ReadRecord} />);
  return document.querySelector('img');
};

test('the list of images shows each image, larger than the pictures of other lists', () => {
  const image = shown('images', { ...picture, name: 'Schnitzel', file: { extension: 'png' } });
  expect(image?.getAttribute('src')).toContain('/image/tiny/i-1-2.');
  expect(Number(image?.getAttribute('width'))).toBeGreaterThan(40);
});

test.each([
  ['its first picture', [picture, { ...picture, id: 'i-2' }], '/image/thumbnail/i-1-2.png'],
  ['no picture if it has none', [], undefined],
])('a product in the list shows %s', (_, images, address) => {
  expect(shown('products', { images })?.getAttribute('src')).toBe(address);
});
