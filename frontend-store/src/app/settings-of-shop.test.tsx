import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

afterEach(cleanup);

const shopWith = (settings: Partial<Catalogue['config']>, path = '/') => {
  const changed = { ...catalogue, config: { ...catalogue.config, ...settings } };
  renderShop({
    path,
    cart: cartWith(itemOfSoup()),
    details: filledDetails,
    answers: { 'GET /api/init': () => changed },
  });
};
const legalLinks = async () => within(await screen.findByRole('navigation', { name: 'Rechtliches' }));
const described = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content');

test.each([
  [{ seoTitle: 'Suppe in Wien', title: 'Zur Linde' }, 'Suppe in Wien'],
  [{ seoTitle: '', title: 'Zur Linde' }, 'Zur Linde'],
  [{ seoTitle: '', title: '', shopName: 'Linde' }, 'Linde'],
])('with %p the start page has the title %p', async (settings, title) => {
  shopWith(settings);
  await legalLinks();
  expect(document.title).toBe(title);
});

test('the SEO description is used as meta description', async () => {
  shopWith({ seoDescription: 'Suppe, täglich.' });
  await legalLinks();
  expect(described()).toBe('Suppe, täglich.');
});

test('an external legal page is linked if the shop has no text and the value is a URL', async () => {
  shopWith({
    imprintText: '',
    imprint: 'https://example.org/impressum',
    privacyPolicy: 'https://example.org/datenschutz',
    allergensText: '',
    allergens: 'javascript:alert(1)',
    website: 'https://example.org',
  });
  const links = await legalLinks();
  expect(links.getByRole('link', { name: /^Impressum/ }).getAttribute('href')).toBe(
    'https://example.org/impressum',
  );
  expect(links.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/site/privacy');
  expect(links.queryByRole('link', { name: /Allergene/ })).toBeNull();
  expect(links.getByRole('link', { name: /^Website/ }).getAttribute('target')).toBe('_blank');
});

test('the consent field links to an external privacy policy', async () => {
  shopWith(
    { privacyPolicyText: '', privacyPolicy: 'https://example.org/datenschutz' },
    '/store/wien/checkout',
  );
  const link = await screen.findByRole('link', { name: /^Datenschutzerklärung/ });
  expect(link.getAttribute('href')).toBe('https://example.org/datenschutz');
});

test.each([true, false])('the opening status bar follows its setting: %p', async (enablePluginToolbar) => {
  shopWith({ enablePluginToolbar });
  await legalLinks();
  expect(screen.queryByRole('complementary', { name: 'Öffnungsstatus' }) !== null).toBe(enablePluginToolbar);
});
