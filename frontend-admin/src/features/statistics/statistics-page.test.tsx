import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import StatisticsPage from './statistics-page.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const place = { branch: 'b-1', date: '2026-11-20' };
const sales = {
  ...place,
  orders: 3,
  canceledOrders: 1,
  canceledGross: 12.5,
  gross: 99,
  net: 90,
  tax: 9,
};
const answer = (data: object[], position: string) => () =>
  new Described(data, { from: '2026-11-20', to: '2026-11-20', position });

describe('the statistics page', () => {
  test('shows totals, a chart per statistic and the time of reading', async () => {
    show(<StatisticsPage />, {
      'GET /api/statistics/orders': answer([sales], '1200'),
      'GET /api/statistics/revenue': answer([sales], '1200'),
      'GET /api/statistics/canceled-orders': answer(
        [{ ...place, canceledOrders: 1, lostGross: 12.5, share: 25 }],
        '1200',
      ),
      'GET /api/statistics/working-activities': answer(
        [{ ...place, activities: 2, people: 2, workedMinutes: 570, pauseMinutes: 30 }],
        '1100',
      ),
    });
    const totals = (await screen.findByText('ohne Pausen, nur beendete Dienste')).closest('dl')!;
    expect([...totals.children].map((figure) => plain(figure.textContent))).toEqual([
      'Bestellungen333,00 € je Bestellung',
      'Umsatz99,00 €90,00 € netto',
      'Storniert oder abgelehnt125 %, entgangen 12,50 €',
      'Arbeitszeit9 h 30 minohne Pausen, nur beendete Dienste',
    ]);
    expect(await screen.findAllByRole('img', {}, { timeout: 10_000 })).toHaveLength(4);
    expect(screen.getByText(/^Stand \d{2}:\d{2}$/)).toBeTruthy();
    const table = within(screen.getByRole('region', { name: 'Summen je Filiale' })).getByRole('table');
    expect(plain(within(table).getAllByRole('row')[1]!.textContent)).toBe(
      'Altstadt399,00 €90,00 €125 %12,50 €9 h 30 min',
    );
  });

  test('marks figures as outdated until all of the chosen range are loaded', async () => {
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const ofRange = (orders: number) => answer([{ ...sales, orders }], '1200');
    const asked: string[] = [];
    const year = (path: string) => {
      asked.push(path);
      return path.includes('unit=week');
    };
    show(<StatisticsPage />, {
      'GET /api/statistics/orders': ofRange(3),
      'GET /api/statistics/revenue': ofRange(3),
      'GET /api/statistics/canceled-orders': answer([], '1200'),
      'GET /api/statistics/working-activities': answer([], '1200'),
    });
    const orders = () => screen.getByText('Bestellungen', { selector: 'dt' }).nextSibling?.textContent;
    await screen.findByText('ohne Pausen, nur beendete Dienste');
    expect(orders()).toBe('3');
    const known = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      if (!year(String(address))) return known(address, init);
      if (String(address).includes('revenue')) await slow;
      return Response.json({ data: [{ ...sales, orders: 99 }], meta: { position: '1300' } });
    };
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Auswahl' }), 'Dieses Jahr');
    expect(screen.getByText(/^Noch die Zahlen von .* bis .*wird geladen …$/)).toBeTruthy();
    expect(screen.getByText('Statistik wird geladen …')).toBeTruthy();
    await waitFor(() => expect(asked.filter((path) => path.includes('unit=week'))).toHaveLength(4));
    expect(orders()).toBe('3');
    arrive();
    await waitFor(() => expect(orders()).toBe('99'));
    expect(screen.queryByText(/^Noch die Zahlen/)).toBeNull();
    expect(await screen.findByText('Bestellungen je Woche')).toBeTruthy();
  });

  test('shows an empty state without data', async () => {
    const nothing = answer([], '1200');
    show(<StatisticsPage />, {
      'GET /api/statistics/orders': nothing,
      'GET /api/statistics/revenue': nothing,
      'GET /api/statistics/canceled-orders': nothing,
      'GET /api/statistics/working-activities': nothing,
    });
    expect(await screen.findByText('In diesem Zeitraum ist nichts geschehen.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('denies access without permission', () => {
    show(<StatisticsPage />, {}, { ...manager, roles: ['ROLE_SHIFT_LEAD'] });
    expect(screen.getByText('Kein Zugriff auf Statistiken.')).toBeTruthy();
  });
});
