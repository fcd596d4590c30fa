import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { show } from '../../testing/show.js';
import FontSample from './font-sample.js';

afterEach(cleanup);

const sampleOf = (field: string, chosen: string | null) => {
  show(<FontSample field={field} record={{ [field]: chosen }} />);
  return {
    link: () => document.querySelector('link[rel="stylesheet"][href^="/api/fonts"]')!,
    text: () => document.querySelector<HTMLElement>(`[data-kind="${field}"]`)!,
  };
};

test('a chosen font is shown in itself, as heavy as headings are', () => {
  const { link, text } = sampleOf('headingFont', 'oswald');
  expect(link().getAttribute('href')).toBe('/api/fonts/google/oswald/style-variable.embed.css');
  expect([text().style.fontFamily, text().style.fontWeight]).toEqual([
    expect.stringMatching(/^"?'?Oswald/),
    '500',
  ]);
});

test.each([
  ['headingFont', '/api/fonts/google/young-serif/style-regular.embed.css'],
  ['textFont', '/api/fonts/google/figtree/style-variable.embed.css'],
])('without a choice of %s the usual font of the shop is shown', (field, href) => {
  const { link, text } = sampleOf(field, null);
  expect([link().getAttribute('href'), text().style.fontWeight]).toEqual([href, '400']);
});

test('a font that cannot be loaded is said to be so, until another one is chosen', () => {
  const { link } = sampleOf('textFont', 'lora');
  fireEvent.error(link());
  expect(screen.getByRole('status').textContent).toBe('Schriftarten konnten nicht geladen werden.');
});
