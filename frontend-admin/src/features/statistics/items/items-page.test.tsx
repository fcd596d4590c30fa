import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import { plainTexts, serverWith } from '../visitors/testing/figures-server.js';
import ItemsPage from './items-page.js';
import { placesWords } from './popular-items.js';

afterEach(cleanup);

const cheese = {
  ...{ key: 'p-1 kilogram', label: 'Bergkäse', value: 120.5, share: 0.8, category: 'Käse' },
  ...{ unit: 'kilogram', quantity: 4.25, containedQuantity: 0.5, orders: 9, previousValue: 80 },
};
const rest = {
  key: 'other',
  label: 'Übrige',
  value: 30,
  share: 0.2,
  quantity: 17,
  orders: 5,
  previousValue: 0,
};

test('sold items are shown with their revenue of the days before and their amount in its unit, but not the amounts of different units as one', async () => {
  show(
    <ItemsPage />,
    serverWith({ items: { unit: 'money', total: 150.5, previousTotal: 80, rows: [cheese, rest] } }),
  );
  const region = await screen.findByRole('region', { name: 'Tabelle: Verkaufte Artikel' });
  expect(plainTexts(within(region).getAllByRole('row').slice(1))).toEqual([
    'Bergkäse120,50 €80,00 €4,25kg80 %Käse0,59',
    'Übrige30,00 €0,00 €––20 %––5',
    'Summe150,50 €80,00 €',
  ]);
  expect(await screen.findByRole('list', { name: 'Kategorien' }, { timeout: 10_000 })).toBeTruthy();
});

test('sold items have no column of the days before where nothing was sold on them', async () => {
  const rows = [{ ...cheese, previousValue: 0 }, rest];
  show(<ItemsPage />, serverWith({ items: { unit: 'money', total: 150.5, rows } }));
  const region = await screen.findByRole('region', { name: 'Tabelle: Verkaufte Artikel' });
  expect(within(region).queryByRole('columnheader', { name: /Zeitraum davor/ })).toBeNull();
  expect(plainTexts(within(region).getAllByRole('row').slice(1, 2))).toEqual([
    'Bergkäse120,50 €4,25kg80 %Käse0,59',
  ]);
});

test('popular items are shown with their rank, their share of the orders, and the change of rank', async () => {
  const rows = [
    { key: 'p-1', label: 'Bergkäse', value: 9, share: 0.45, rank: 1, delta: 2 },
    { key: 'p-2', label: 'Brot', value: 1, share: 0.05, rank: 2, delta: null },
  ];
  show(<ItemsPage />, serverWith({ 'popular-items': { unit: 'orders', total: 20, rows } }));
  const list = await screen.findByRole('list', { name: 'Beliebte Artikel' });
  expect(plainTexts(within(list).getAllByRole('listitem'))).toEqual([
    '1. Bergkäse ↑ 2 Plätze besser 9 Bestellungen (45 %)',
    '2. Brot davor nicht dabei 1 Bestellung (5 %)',
  ]);
});

test('popular items have no change of rank where nothing was sold before', async () => {
  const rows = [
    { key: 'p-1', label: 'Bergkäse', value: 9, share: 0.45, rank: 1, delta: null },
    { key: 'p-2', label: 'Brot', value: 1, share: 0.05, rank: 2, delta: null },
  ];
  show(<ItemsPage />, serverWith({ 'popular-items': { unit: 'orders', total: 20, rows } }));
  const list = await screen.findByRole('list', { name: 'Beliebte Artikel' });
  expect(plainTexts(within(list).getAllByRole('listitem'))).toEqual([
    '1. Bergkäse 9 Bestellungen (45 %)',
    '2. Brot 1 Bestellung (5 %)',
  ]);
  expect(screen.queryByRole('columnheader', { name: /Veränderung/, hidden: true })).toBeNull();
});

test.each([
  [1, '↑ 1 Platz besser'],
  [-3, '↓ 3 Plätze schlechter'],
  [0, '→ gleicher Platz'],
  [null, 'davor nicht dabei'],
])('a change of %s ranks is shown in words and with an arrow', (delta, words) => {
  expect(placesWords(delta)).toBe(words);
});
