import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue } from '../../testing/shop-fixture.js';

const root = document.documentElement;
afterEach(() => {
  cleanup();
  for (const link of sheets()) link.remove();
  document.getElementById('looks')?.remove();
  root.removeAttribute('style');
});

const shopWith = (settings: Partial<Catalogue['config']>) =>
  renderShop({
    path: '/',
    answers: { 'GET /api/init': () => ({ ...catalogue, config: { ...catalogue.config, ...settings } }) },
  });
const isThere = () => screen.findByRole('navigation', { name: 'Rechtliches' });
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const hrefs = () => sheets().map((link) => link.getAttribute('href'));
const property = (name: string) => root.style.getPropertyValue(name);

/** What the server puts at the end of a page. */
function servedFonts() {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/api/fonts/google/lora/style-variable.embed.css',
  });
  const style = Object.assign(document.createElement('style'), {
    id: 'looks',
    textContent: ":root{--font-sans:'Lora'}",
  });
  document.body.append(link, style);
}

test('a shop without a choice keeps its fonts and loads no style sheet for them', async () => {
  shopWith({ headingFont: null, textFont: null });
  await isThere();
  expect([hrefs(), root.getAttribute('style')]).toEqual([[], null]);
});

test('the fonts of the settings are set and their style sheets loaded from the shop itself', async () => {
  shopWith({ headingFont: 'lobster', textFont: 'lora' });
  await isThere();
  await waitFor(() => expect(property('--font-sans')).toBe("'Lora', 'Lora Fallback', Georgia, serif"));
  expect(property('--font-display')).toBe("'Lobster', 'Lobster Fallback', system-ui, sans-serif");
  expect(property('--font-display-weight')).toBe('400');
  expect(hrefs()).toEqual([
    '/api/fonts/google/lora/style-variable.embed.css',
    '/api/fonts/google/lobster/style-regular.embed.css',
  ]);
});

test('only headings change where only their font is chosen', async () => {
  shopWith({ headingFont: 'oswald', textFont: null });
  await waitFor(() => expect(property('--font-display')).toMatch(/^'Oswald'/));
  expect(property('--font-sans')).toBe('');
});

test('a style sheet that the page has brought is not loaded again', async () => {
  servedFonts();
  shopWith({ headingFont: null, textFont: 'lora' });
  await waitFor(() => expect(property('--font-sans')).toMatch(/^'Lora'/));
  expect([hrefs().length, document.getElementById('looks')]).toEqual([1, null]);
});

test('fonts that the page has brought go when the settings no longer have them', async () => {
  servedFonts();
  shopWith({ headingFont: null, textFont: null });
  await waitFor(() => expect(document.getElementById('looks')).toBeNull());
  expect(property('--font-sans')).toBe('');
});

test('the colors of the settings are set with a darker and a paler one, and go again', async () => {
  shopWith({ headColor: '#114422', accentColor: null });
  await waitFor(() => expect(property('--color-mustard')).toBe('#114422'));
  expect(property('--color-mustard-deep')).toContain('color-mix');
  expect(property('--color-plum')).toBe('');
});

test('the corners of the settings are set', async () => {
  shopWith({ corners: 'soft' });
  await waitFor(() => expect(property('--radius-box')).toBe('6px'));
});

test('a logo stands in the place of the name, and says it', async () => {
  shopWith({ logo: { id: 'l-1', version: 2, extension: 'webp' } });
  const logo = await screen.findByRole('img', { name: catalogue.config.shopName });
  expect(logo.getAttribute('src')).toBe('/image/whole/small/l-1-2.webp');
});
