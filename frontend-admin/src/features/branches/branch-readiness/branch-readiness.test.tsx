import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { config } from '@bestellwerk/domain/records/definitions/config';
import { show } from '../../../testing/show.js';
import BranchReadiness from './branch-readiness.js';

afterEach(cleanup);

const record = branch.schemas.fields.parse({ ...branch.example, isPublic: true });
const menu = {
  availableFrom: '2026-01-01T00:00:00.000Z',
  branches: ['b-1'],
  catalog: [{ category: 'c-1', products: ['p-1'] }],
};
const open = (
  changes: object,
  menus: object[],
  id: string | null = 'b-1',
  isProductOffered = true,
  answers = {},
) =>
  show(<BranchReadiness record={{ ...record, ...changes }} id={id} />, {
    'GET /api/config': () => config.example,
    ...answers,
    'GET /api/menus': () => menus,
    'GET /api/categories': () => [{ id: 'c-1', isEnabled: true }],
    'GET /api/products': () => [{ id: 'p-1', isEnabled: isProductOffered }],
  });

test('an unsaved branch shows that its readiness is checked after saving', () => {
  open({}, [], null);
  expect(screen.getByText(/Nach dem ersten Speichern/)).toBeTruthy();
});

test('missing settings are listed with a link to fix them', async () => {
  open({ isCashEnabled: false }, []);
  const gaps = await screen.findByRole('region', { name: /Das fehlt noch/ });
  expect([...gaps.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Es ist keine Zahlungsart eingeschaltet, zum Beispiel Bar. ',
    'Noch gilt kein Produktkatalog für diese Filiale. Zu den Produktkatalogen',
  ]);
});

test('a menu without offered products is reported as missing', async () => {
  open({}, [menu], 'b-1', false);
  const gaps = await screen.findByRole('region', { name: /Das fehlt noch/ });
  expect(gaps.textContent).toContain('Im Produktkatalog, der gilt, wird noch kein Produkt angeboten.');
});

test('an area without postal codes is explained', async () => {
  const area = { area: 'Innenstadt', zipCodes: '', price: 3, tax: 20, free: false };
  open({ isDeliveryEnabled: true, deliveryAreas: [area] }, [menu]);
  const text = 'Ohne Postleitzahlen gilt für „Innenstadt“ jede Postleitzahl in Österreich.';
  expect(await screen.findByText(text)).toBeTruthy();
});

describe('a branch with online payments', () => {
  const refused = 'Mollie nimmt den Schlüssel nicht an.';
  const openWith = (changes: object, mollie: object) =>
    open({ isMollieEnabled: true, ...changes }, [menu], 'b-1', true, {
      'GET /api/config': () => ({ ...config.example, enableMollie: true, enablePluginMollie: true }),
      'GET /api/payment-providers': () => [{ name: 'mollie', isSandbox: false, ...mollie }],
    });

  test('is not ready while the provider of its only method refuses', async () => {
    openWith({ isCashEnabled: false }, { isUsable: false, problem: refused });
    const gaps = await screen.findByRole('region', { name: /Das fehlt noch/ });
    expect([...gaps.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `Hier kann nicht bestellt werden, weil keine Zahlungsart geht: ${refused} Zu den Zahlungen`,
    ]);
  });

  test('is ready with another method, and shows which one is missing', async () => {
    openWith({}, { isUsable: false, problem: refused });
    expect(await screen.findByText('Hier kann bestellt werden.')).toBeTruthy();
    expect(screen.getByText(`Nicht jede Zahlungsart wird angeboten: ${refused}`)).toBeTruthy();
  });

  test('stays ready while the provider only does not answer', async () => {
    openWith({ isCashEnabled: false }, { isUsable: true, problem: 'Mollie antwortet nicht.' });
    expect(await screen.findByText('Hier kann bestellt werden.')).toBeTruthy();
  });
});

test('a complete branch is shown as ready', async () => {
  open({}, [menu]);
  expect(await screen.findByText('Hier kann bestellt werden.')).toBeTruthy();
});
