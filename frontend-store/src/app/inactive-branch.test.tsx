import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup, soup } from '../../testing/shop-fixture.js';

const without = (changes: Partial<Branch>): Catalogue => ({
  ...catalogue,
  branches: [{ ...branch, ...changes }],
});
const reasons: [string, string, Catalogue][] = [
  ['that is not public', 'Diese Filiale nimmt derzeit keine Bestellungen an.', without({ isPublic: false })],
  [
    'without a payment method',
    'Hier kann zurzeit nicht online bestellt werden: Es gibt keine Zahlungsart.',
    without({ isCashEnabled: false }),
  ],
  [
    'whose only payment method the shop does not offer',
    'Hier kann zurzeit nicht online bestellt werden: Es gibt keine Zahlungsart.',
    without({ isCashEnabled: false, isMollieEnabled: true }),
  ],
];

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test.each(reasons)(
  'the menu of a branch %s says so at once, and nothing can be chosen',
  async (_, text, inactive) => {
    const answers = { 'GET /api/init': () => inactive };
    renderShop({ path: '/store/wien', cart: cartWith(itemOfSoup()), answers });
    const notice = within(await screen.findByRole('note', { name: 'Hinweis zu den Öffnungszeiten' }));
    expect(notice.getByText(text)).toBeDefined();
    expect(screen.queryByText(/Durchgehend geöffnet|Offen heute/)).toBeNull();
    const strip = within(screen.getByRole('complementary', { name: 'Öffnungsstatus' }));
    expect(strip.getByText('Inaktiv')).toBeDefined();
    expect(screen.getByRole('button', { name: soup.name })).toHaveProperty('disabled', true);
    const cart = within(screen.getByRole('complementary', { name: 'Warenkorb' }));
    expect(cart.getByText(text)).toBeDefined();
    expect(cart.getByRole('button', { name: 'Jetzt bestellen' })).toHaveProperty('disabled', true);
  },
);

test.each(reasons)(
  'the open checkout of a branch %s by now leads to the reason in place of the form',
  async (_, text, inactive) => {
    let current = catalogue;
    renderShop({
      path: '/store/wien/checkout',
      cart: cartWith(itemOfSoup()),
      details: filledDetails,
      answers: { 'GET /api/init': () => current },
    });
    await screen.findByRole('button', { name: /^Bestellung abschicken/ });
    current = inactive;
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: /abschicken/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Art der Lieferung' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain(text));
  },
);
