import { expect, test } from '@jest/globals';
import { pagePath } from './page-path.js';
import { pageLabel, pageName, shopPages, UNKNOWN_PAGE } from './shop-page.js';

const nameOf = (identifier: string) => ({ altstadt: 'Altstadt' })[identifier];

test.each([
  ['/', 'Startseite'],
  ['/store/altstadt', 'Speisekarte Altstadt'],
  ['/store/altstadt/checkout', 'Kassa Altstadt'],
  ['/store/altstadt/checkout/error', 'Kassa Altstadt (Zahlung fehlgeschlagen)'],
  ['/store/gone', 'Speisekarte gone'],
  ['/status/*', 'Status einer Bestellung'],
  ['/site/privacy', 'Datenschutz'],
  [UNKNOWN_PAGE, 'Unbekannte Seite'],
  ['/store/altstadt/\u202eadmin', '/store/altstadt/admin'],
  ['/constructor', '/constructor'],
])('the page %s is called %s', (page, name) => expect(pageLabel(page, nameOf)).toBe(name));

test('a page that the shop does not have has no name', () => {
  expect(pageName('/wp-admin', nameOf)).toBeNull();
  expect(pageName('/store/altstadt/constructor', nameOf)).toBeNull();
});

test('every page of the shop has a name, and is written as paths are kept', () => {
  const all = shopPages(['altstadt', 'wien']);
  expect(all).toContain('/store/wien/checkout');
  expect(all).toHaveLength(12);
  for (const page of all) {
    expect(pageName(page, nameOf)).not.toBeNull();
    expect(pagePath(page)).toBe(page);
  }
});
