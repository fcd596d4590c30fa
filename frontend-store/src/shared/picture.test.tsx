import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { Picture } from './picture.js';

afterEach(cleanup);

const image = { id: '00000000-0000-4000-8000-000000000001', version: 1, extension: 'webp' } as const;
const picture = (version = 1) => (
  <Picture image={{ ...image, version }} size="small" width={640} height={320} />
);

test('a picture that fails to load shows a placeholder, and a new version is loaded again', () => {
  const { container, rerender } = render(picture());
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('span[aria-hidden]')).not.toBeNull();
  rerender(picture(2));
  expect(container.querySelector('img')).not.toBeNull();
});
