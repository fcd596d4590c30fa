import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Picture } from './picture.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

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

test('a picture that failed before there was a script shows a placeholder, one of a single pixel does not', async () => {
  const decode = jest.fn<() => Promise<void>>();
  Object.assign(HTMLImageElement.prototype, { decode });
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  decode.mockResolvedValue();
  const { container, rerender } = render(picture());
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(container.querySelector('img')).not.toBeNull();
  decode.mockRejectedValue(new Error('broken'));
  rerender(picture(2));
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
});

test('a picture through a template has its version in all sizes', () => {
  const { container } = render(
    <Picture
      image={image}
      template={{ identifier: 'product', version: 'ab12' }}
      size="small"
      width={640}
      height={640}
      shownAt="10rem"
    />,
  );
  const { src, srcset } = container.querySelector('img')!;
  expect(new URL(src).pathname + new URL(src).search).toBe(`/image/product/small/${image.id}-1.webp?t=ab12`);
  expect(srcset.split(', ')).toHaveLength(4);
  for (const source of srcset.split(', ')) expect(source).toMatch(/^\/image\/product\/\w+\/.+\?t=ab12 \d+w$/);
});

test('a picture that is cut keeps its focus in sight, and one that a template draws is cut by the server', () => {
  const focused = { ...image, focus: { x: 0.9, y: 0.25 } };
  const shown = (picture: React.ReactElement) =>
    render(picture).container.querySelector('img')!.style.objectPosition;
  expect(shown(<Picture image={focused} size="small" width={640} height={320} />)).toBe('90% 25%');
  expect(shown(<Picture image={image} size="small" width={640} height={320} />)).toBe('');
  const template = { identifier: 'product', version: 'ab12' };
  expect(shown(<Picture image={focused} template={template} size="small" width={640} height={320} />)).toBe(
    '',
  );
});
