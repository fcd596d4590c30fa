import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import { sampleCanceled, sampleFigures, sampleOrders } from '../testing/sample-figures.js';
import OrderFiguresPage from './order-figures-page.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const address = '/?from=2026-11-20&to=2026-11-21';
const open = (orders = sampleOrders, canceled = sampleCanceled) =>
  show(
    <OrderFiguresPage />,
    {
      'GET /api/statistics/orders': () => orders,
      'GET /api/statistics/canceled-orders': () => canceled,
    },
    undefined,
    address,
  );
const table = (name: string) =>
  within(screen.getByRole('region', { name: `Tabelle: ${name}`, hidden: true }));
const rowsOf = (name: string) =>
  table(name)
    .getAllByRole('row', { hidden: true })
    .map((row) => plain(row.textContent));
const sumsOf = (name: string) =>
  [...screen.getByLabelText(name).children].map((one) => plain(one.textContent));

test('orders are shown by mode, and those that came to nothing by reason', async () => {
  open();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2), { timeout: 10_000 });
  expect(sumsOf('Bestellungen des Zeitraums')).toEqual([
    'Bestellungen12mit stornierten↑ 20 % mehr als im Zeitraum davor (10)',
    'Je Tag6↑ 20 % mehr als im Zeitraum davor (5)',
    'Davon storniert oder abgelehnt2→ gleich viel wie im Zeitraum davor (2)',
  ]);
  expect(rowsOf('Bestellungen').slice(0, 2)).toEqual([
    'TagAbholungLieferungVor OrtStorniert oder abgelehntAlle',
    'Freitag, 20.11.202631015',
  ]);
  expect(rowsOf('Bestellungen nach Art')[1]).toBe('Abholung770 %');
  expect(sumsOf('Storniert oder abgelehnt im Zeitraum')).toEqual([
    'Storniert oder abgelehnt2',
    'Quote16,7 %von 12 eingegangenen',
    'Entgangen41,50 €',
  ]);
  expect(rowsOf('Gründe')[1]).toBe('Ausverkauft241,50 €100 %');
  expect(rowsOf('Storniert oder abgelehnt').slice(-2)).toEqual(['Samstag, 21.11.20261', 'Summe2']);
});

test('days with today are compared up to the same time, which is said', async () => {
  open({ ...sampleOrders, comparedUntil: '2026-11-19T11:40:00.000Z' });
  const [words] = await screen.findAllByText(/mehr als im Zeitraum davor bis/);
  expect(plain(words!.textContent)).toContain('20 % mehr als im Zeitraum davor bis 19.11., 12:40 (');
});

test('a mode and a branch lead to their orders', async () => {
  open();
  await screen.findByRole('region', { name: 'Tabelle: Bestellungen nach Art' });
  const href = (of: string, name: string) => table(of).getByRole('link', { name }).getAttribute('href');
  expect(href('Bestellungen nach Art', 'Lieferung')).toBe(
    '/orders?from=2026-11-20&to=2026-11-21&mode=delivery',
  );
  expect(href('Bestellungen je Filiale', 'Altstadt')).toBe(
    '/orders?from=2026-11-20&to=2026-11-21&branch=b-1',
  );
});

test('hours show all modes together, and cancelations are shown by day', async () => {
  const series = [{ t: '2026-11-20T17:00:00.000Z', value: 12 }];
  const days = { granularity: 'hour' as const };
  open(sampleFigures({ ...sampleOrders, ...days, series }), sampleFigures({ ...sampleCanceled, ...days }));
  await screen.findByRole('region', { name: 'Tabelle: Gründe' });
  expect(rowsOf('Bestellungen')).toEqual(['StundeBestellungen', '20.11.2026, 18:0012']);
  expect(rowsOf('Storniert oder abgelehnt')[1]).toBe('Freitag, 20.11.20261');
});
