import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import { plainTexts, serverWith } from '../visitors/testing/figures-server.js';
import AcquisitionPage from './acquisition-page.js';

afterEach(cleanup);

const google = {
  ...{ key: 'Google', label: 'Google', value: 12, share: 0.6 },
  ...{ visitors: 9, orders: 3, gross: 61.5 },
};
const shop = {
  ...{ key: 'web', label: 'Online-Shop', value: 61.5, share: 1 },
  ...{ orders: 3, gross: 61.5, averageGross: 20.5 },
};

test('sources of visits are shown with the orders and the revenue that came of them', async () => {
  show(<AcquisitionPage />, serverWith({ referrers: { total: 20, rows: [google] } }));
  const region = await screen.findByRole('region', { name: 'Tabelle: Herkunft der Besuche' });
  expect(plainTexts(within(region).getAllByRole('row').slice(1))).toEqual(['Google1260 %9361,50 €']);
});

test('a source of older sums does not mirror its line', async () => {
  const odd = { ...google, key: '\u202eylf', label: '\u202efly\u200ber' };
  show(<AcquisitionPage />, serverWith({ referrers: { total: 20, rows: [odd] } }));
  const list = await screen.findByRole('list', { name: 'Besuche nach Herkunft' });
  expect(plainTexts(within(list).getAllByRole('listitem'))).toEqual(['flyer 12 (60 %)']);
});

test('orders and revenue are shown by the way they came, and which of them canceled ones are in', async () => {
  show(
    <AcquisitionPage />,
    serverWith({
      'order-origins': { unit: 'orders', total: 3, rows: [{ ...shop, value: 3 }] },
      'revenue-origins': { unit: 'money', total: 61.5, rows: [shop] },
    }),
  );
  const orders = await screen.findByRole('list', { name: 'Bestellungen nach Herkunft' });
  expect(plainTexts(within(orders).getAllByRole('listitem'))).toEqual(['Online-Shop 3 (100 %)']);
  expect(screen.getByText('Auch stornierte und abgelehnte Bestellungen zählen hier.')).toBeTruthy();
  const region = await screen.findByRole('region', { name: 'Tabelle: Herkunft des Umsatzes' });
  expect(screen.getByText('Stornierte und abgelehnte Bestellungen zählen hier nicht.')).toBeTruthy();
  expect(plainTexts(within(region).getAllByRole('row').slice(1))).toEqual([
    'Online-Shop61,50 €100 %320,50 €',
  ]);
});

test('without a visit it says that guests have to agree, and still shows where orders come from', async () => {
  show(
    <AcquisitionPage />,
    serverWith({
      referrers: { total: 0, rows: [] },
      'order-origins': { unit: 'orders', total: 3, rows: [{ ...shop, value: 3 }] },
    }),
  );
  expect(await screen.findByText('Noch keine Besuche gezählt.')).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'Bestellungen nach Herkunft' })).toBeTruthy();
});
