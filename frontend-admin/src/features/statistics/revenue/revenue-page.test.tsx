import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../testing/show.js';
import { sampleFigures, sampleRevenue } from '../testing/sample-figures.js';
import RevenuePage from './revenue-page.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const address = '/?from=2026-11-20&to=2026-11-21';
const open = (figures = sampleRevenue) =>
  show(
    <RevenuePage />,
    {
      'GET /api/statistics/revenue': () => figures,
      'GET /api/statistics/revenue/entries?from=2026-11-20&to=2026-11-20': () => ({
        entries: [sale],
        next: null,
      }),
      [`${entries}&list=groups`]: () => ({ entries: [{ ...sale, value: 70 }], next: null }),
      [`${entries}&list=rates`]: () => ({ entries: [{ ...sale, value: 80 }], next: null }),
    },
    undefined,
    address,
  );
const entries = 'GET /api/statistics/revenue/entries?from=2026-11-20&to=2026-11-21';
const sale = {
  ...{ kind: 'order', id: '1', date: '2026-11-20', at: '2026-11-20T11:00:00.000Z' },
  ...{ label: 'Bestellung 1', branch: 'b-1', value: 100 },
};
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name: `Tabelle: ${name}`, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => plain(row.textContent));

test('revenue is shown with its change, by branch, way of payment and tax rate', async () => {
  open();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2), { timeout: 10_000 });
  const sums = [...screen.getByLabelText('Summen des Zeitraums').children].map((one) =>
    plain(one.textContent),
  );
  expect(sums).toEqual([
    'Umsatz brutto300,00 €↑ 50 % mehr als im Zeitraum davor (200,00 €)',
    'Netto270,00 €↑ 50 % mehr als im Zeitraum davor (180,00 €)',
    'Bestellungen10ohne stornierte→ gleich viel wie im Zeitraum davor (10)',
    'Je Bestellung30,00 €↑ 50 % mehr als im Zeitraum davor (20,00 €)',
    'Liefergebühren8,00 €→ gleich viel wie im Zeitraum davor (8,00 €)',
    'Zurückgegeben12,50 €ohne KulanzIm Zeitraum davor: 0,00 €',
  ]);
  expect(rowsOf('Umsatz brutto')).toEqual([
    'Freitag, 20.11.2026100,00 €200,00 €',
    'Samstag, 21.11.2026200,00 €–',
    'Summe300,00 €200,00 €',
  ]);
  expect(rowsOf('Netto und Umsatzsteuer')[1]).toBe('Samstag, 21.11.2026180,00 €20,00 €12,50 €4,00 €');
  expect(rowsOf('Umsatz je Filiale')[0]).toBe('Altstadt210,00 €–635,00 €12,50 €189,00 €21,00 €70 %');
  expect(rowsOf('Umsatz je Zahlungsart')).toEqual(['Barzahlung300,00 €10100 %']);
  expect(rowsOf('Umsatz je Steuersatz')).toEqual(['10 %300,00 €270,00 €30,00 €']);
});

test('a branch leads to its orders, and a day to those that were sold on it, without canceled ones', async () => {
  open();
  const branch = await screen.findByRole('link', { name: 'Altstadt' });
  expect(branch.getAttribute('href')).toBe('/orders?from=2026-11-20&to=2026-11-21&branch=b-1');
  const [day] = screen.getAllByRole('button', { name: 'Freitag, 20.11.2026', hidden: true });
  await userEvent.click(day!);
  const drawer = within(await screen.findByRole('dialog', { name: /^Warum\? .*, Freitag, 20.11.2026$/ }));
  await waitFor(() =>
    expect(plain(drawer.getByRole('status').textContent)).toBe('Ein Eintrag, zusammen 100,00 €'),
  );
});

test.each([
  ['Umsatz je Zahlungsart', 70],
  ['Umsatz je Steuersatz', 80],
])('what %s is the sum of is asked for by its own rows', async (title, value) => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: `Warum? ${title}` }));
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(plain(drawer.getByRole('status').textContent)).toBe(`Ein Eintrag, zusammen ${value},00 €`),
  );
});

test('a branch has what it sold in the days that are compared beside it', async () => {
  const [first, second] = sampleRevenue.rows!;
  const rows = [
    { ...first!, previousValue: 180 },
    { ...second!, previousValue: 0 },
  ];
  open({ ...sampleRevenue, rows });
  const table = await screen.findByRole('region', { name: 'Tabelle: Umsatz je Filiale' });
  expect(within(table).getByRole('columnheader', { name: 'Zeitraum davor' })).toBeTruthy();
  expect(rowsOf('Umsatz je Filiale').map((row) => row?.slice(0, 25))).toEqual([
    'Altstadt210,00 €180,00 €6',
    'Bahnhof90,00 €0,00 €422,5',
    'Summe300,00 €180,00 €1012',
  ]);
});

test('hours have no tax, which the page says', async () => {
  const series = [{ t: '2026-11-20T17:00:00.000Z', value: 300 }];
  open(sampleFigures({ ...sampleRevenue, granularity: 'hour', series }));
  expect(await screen.findByText('Nach Stunden gibt es nur den Umsatz brutto.')).toBeTruthy();
  expect(screen.getByText(/führt zu den Bestellungen ihres Tages, auch zu stornierten/)).toBeTruthy();
  expect(rowsOf('Umsatz brutto')[0]).toContain('20.11.2026, 18:00');
});
