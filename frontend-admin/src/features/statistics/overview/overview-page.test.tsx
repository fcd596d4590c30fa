import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import { sampleFigures } from '../testing/sample-figures.js';
import OverviewPage from './overview-page.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T12:00:00Z'));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const days = (values: Record<string, [gross: number, orders: number, canceled: number]>) => ({
  revenue: Object.entries(values).map(([t, [value]]) => ({ t, value })),
  orders: Object.entries(values).map(([t, [, value, canceled]]) => ({ t, value, canceled })),
});
const { revenue, orders } = days({
  '2026-10-05': [300, 10, 0],
  '2026-11-20': [200, 10, 1],
  '2026-11-23': [150, 5, 0],
  '2026-11-27': [100, 5, 1],
});
const hours = [{ t: '2026-11-27T11:00:00.000Z', value: 14, placed: 5 }];

const branchRow = (label: string, placed: number, isClearlyFewer: number) => ({
  ...{ key: label, label, value: 14, share: 0.5, placed, expectedSoFar: 14.4, isClearlyFewer },
});
const rows = [branchRow('Altstadt', 3, 1), branchRow('Bahnhof', 12, 0)];

const open = () =>
  show(<OverviewPage />, {
    'GET /api/statistics/revenue': () =>
      sampleFigures({ name: 'revenue', unit: 'money', total: 750, series: revenue }),
    'GET /api/statistics/orders?from=2026-10-01&to=2026-11-27&granularity=day': () =>
      sampleFigures({ name: 'orders', total: 30, series: orders }),
    'GET /api/statistics/order-forecast?from=2026-11-27&to=2026-11-27&granularity=hour': () =>
      sampleFigures({ name: 'order-forecast', granularity: 'hour', total: 14, series: hours, rows }),
  });
const sumsOf = (name: string) =>
  [...screen.getByLabelText(name).children].map((one) => plain(one.textContent));

test('today, this week and this month are shown beside those before', async () => {
  open();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2), { timeout: 10_000 });
  expect(sumsOf('Heute')).toEqual([
    'Umsatz heute100,00 €50 % vom ganzen letzten Freitag (200,00 €)',
    'Bestellungen heute444 % vom ganzen letzten Freitag (9)',
    'Durchschnittlicher Bon25,00 €Letzter Freitag: 22,22 €',
    'Storniert oder abgelehnt20 %Letzter Freitag: 10 %',
  ]);
  expect(sumsOf('Diese Woche und dieser Monat')).toEqual([
    'Umsatz diese Woche250,00 €↑ 25 % mehr als in der Vorwoche bis Freitag (200,00 €)',
    'Bestellungen diese Woche9→ gleich viel wie in der Vorwoche bis Freitag (9)',
    'Umsatz diesen Monat450,00 €↑ 50 % mehr als im Oktober bis 27. (300,00 €)',
    'Bestellungen diesen Monat18↑ 80 % mehr als im Oktober bis 27. (10)',
  ]);
});

test('the overview leads to the pages behind it', async () => {
  open();
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Umsatz ansehen')).toBe('/statistics/revenue?from=2026-11-14&to=2026-11-27');
  expect(await hrefOf('Bestellungen ansehen')).toBe('/statistics/orders?from=2026-11-27&to=2026-11-27');
});

test('branches with clearly fewer orders than at other times are named', async () => {
  open();
  const hint = await screen.findByText(/^Deutlich weniger Bestellungen/);
  expect(plain(hint.textContent)).toBe(
    'Deutlich weniger Bestellungen als sonst um diese Zeit: Altstadt (3 statt etwa 14).',
  );
});
