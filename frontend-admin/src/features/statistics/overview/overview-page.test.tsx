import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { manager, show } from '../../../testing/show.js';
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
const at = (day: string) => `${day}T12:00:00.000Z`;
/** Of a span with the sold and the canceled orders of it and of the one before. */
function spanOf(
  search: string,
  comparedUntil: string | undefined,
  [gross, sold, canceled]: [number, number, number],
  [grossThen, soldThen, canceledThen]: [number, number, number],
) {
  const { from = '', to = '' } = Object.fromEntries(new URLSearchParams(search));
  const average = (money: number, count: number) => (count === 0 ? 0 : money / count);
  return {
    [`GET /api/statistics/revenue?${search}`]: () =>
      sampleFigures({
        ...{
          name: 'revenue',
          from,
          to,
          unit: 'money',
          total: gross,
          previousTotal: grossThen,
          ...(comparedUntil && { comparedUntil }),
        },
        figures: { orders: sold, average: average(gross, sold) },
        previousFigures: { orders: soldThen, average: average(grossThen, soldThen) },
      }),
    [`GET /api/statistics/orders?${search}`]: () =>
      sampleFigures({
        ...{
          name: 'orders',
          from,
          to,
          total: sold + canceled,
          previousTotal: soldThen + canceledThen,
          ...(comparedUntil && { comparedUntil }),
        },
        ...{ figures: { canceled }, previousFigures: { canceled: canceledThen } },
      }),
  };
}
const weekly = 'compare=week';
const spans = (
  today = spanOf(`from=2026-11-27&to=2026-11-27&${weekly}`, at('2026-11-20'), [100, 4, 1], [80, 9, 1]),
) => ({
  ...today,
  ...yesterday,
  ...spanOf(`from=2026-11-23&to=2026-11-27&${weekly}`, at('2026-11-20'), [250, 9, 1], [200, 9, 1]),
  ...spanOf('from=2026-11-01&to=2026-11-27&compare=month', at('2026-10-27'), [450, 18, 2], [300, 10, 0]),
});
const yesterday = spanOf(`from=2026-11-26&to=2026-11-26&${weekly}`, undefined, [300, 12, 0], [240, 10, 0]);
const line = [{ t: '2026-11-27', value: 100 }];
const hours = [{ t: '2026-11-27T11:00:00.000Z', value: 14, placed: 5 }];

const branchRow = (label: string, placed: number, isClearlyFewer: number) => ({
  ...{ key: label, label, value: 14, share: 0.5, placed, expectedSoFar: 14.4, isClearlyFewer },
});
const rows = [branchRow('Altstadt', 3, 1), branchRow('Bahnhof', 12, 0)];

const manages = (...names: string[]): CurrentUser => ({
  ...manager,
  user: { ...manager.user, branches: names.map((name) => ({ id: name, name })) },
});
const answersWith = (answers = spans()) => ({
  ...answers,
  'GET /api/statistics/revenue?from=2026-11-14&to=2026-11-27&granularity=day': () =>
    sampleFigures({ name: 'revenue', unit: 'money', total: 100, series: line }),
  'GET /api/statistics/order-forecast?from=2026-11-27&to=2026-11-27&granularity=hour': () =>
    sampleFigures({ name: 'order-forecast', granularity: 'hour', total: 14, series: hours, rows }),
  'GET /api/statistics/popular-items/entries?from=2026-11-27&to=2026-11-27': () => ({
    entries: [1, 2, 3, 4].map((number) => ({
      ...{ kind: 'order', id: `${number}`, date: '2026-11-27', at: '2026-11-27T11:00:00.000Z' },
      ...{ label: `Bestellung ${number}`, branch: 'b-1', value: 1 },
    })),
    next: null,
  }),
});
const open = (answers = spans(), user = manager) => show(<OverviewPage />, answersWith(answers), user);
const sumsOf = (name: string) =>
  [...screen.getByLabelText(name).children].map((one) => plain(one.textContent));

test('today, yesterday, this week and this month are shown beside those before, up to the same time of day', async () => {
  open();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2), { timeout: 10_000 });
  expect(sumsOf('Heute')).toEqual([
    'Umsatz heute100,00 €↑ 25 % mehr als am letzten Freitag bis 13:00 (80,00 €)Warum?',
    'Bestellungen heute4ohne stornierte↓ 56 % weniger als am letzten Freitag bis 13:00 (9)Warum?',
    'Je Bestellung25,00 €↑ 181 % mehr als am letzten Freitag bis 13:00 (8,89 €)',
    'Storniert oder abgelehnt20 %Am letzten Freitag bis 13:00: 10 %',
  ]);
  expect(sumsOf('Gestern, diese Woche und dieser Monat')).toEqual([
    'Umsatz gestern300,00 €↑ 25 % mehr als am Donnerstag davor (240,00 €)Warum?',
    'Bestellungen gestern12ohne stornierte↑ 20 % mehr als am Donnerstag davor (10)Warum?',
    'Umsatz diese Woche250,00 €↑ 25 % mehr als in der Vorwoche bis Freitag, 13:00 (200,00 €)Warum?',
    'Bestellungen diese Woche9ohne stornierte→ gleich viel wie in der Vorwoche bis Freitag, 13:00 (9)Warum?',
    'Umsatz diesen Monat450,00 €↑ 50 % mehr als im Oktober bis 27., 13:00 (300,00 €)Warum?',
    'Bestellungen diesen Monat18ohne stornierte↑ 80 % mehr als im Oktober bis 27., 13:00 (10)Warum?',
  ]);
});

test('without orders in the days that are compared nothing is said about an average of them', async () => {
  open(spans(spanOf(`from=2026-11-27&to=2026-11-27&${weekly}`, at('2026-11-20'), [100, 4, 0], [0, 0, 0])));
  await screen.findByText('Je Bestellung');
  expect(sumsOf('Heute').slice(2)).toEqual([
    'Je Bestellung25,00 €Am letzten Freitag bis 13:00: keine Bestellungen',
    'Storniert oder abgelehnt0 %Am letzten Freitag bis 13:00: keine Bestellungen',
  ]);
});

test('each figure leads to its page with its days, and the overview to the pages behind it', async () => {
  open();
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  const week = 'from=2026-11-23&to=2026-11-27&compare=week';
  expect(await hrefOf('Umsatz diese Woche')).toBe(`/statistics/revenue?${week}`);
  expect(await hrefOf('Bestellungen diese Woche')).toBe(`/statistics/orders?${week}`);
  expect(await hrefOf('Umsatz ansehen')).toBe('/statistics/revenue?from=2026-11-14&to=2026-11-27');
  expect(await hrefOf('Bestellungen ansehen')).toBe('/statistics/orders?from=2026-11-27&to=2026-11-27');
});

test('the orders behind a figure are as many as it says, without canceled ones', async () => {
  open();
  const why = 'Warum? Bestellungen heute ohne stornierte';
  await userEvent.click(await screen.findByRole('button', { name: why }));
  expect(await screen.findByText('4 Einträge, zusammen 4')).toBeTruthy();
});

test('branches with clearly fewer orders than at other times are named', async () => {
  open();
  const hint = await screen.findByText(/^Deutlich weniger Bestellungen/);
  expect(plain(hint.textContent)).toBe(
    'Deutlich weniger Bestellungen als sonst um diese Zeit: Altstadt (3 statt etwa 14).',
  );
});

test('each of several branches is shown beside the same weekday before, up to the same time of day', async () => {
  const [path, answer] = Object.entries(spans()).find(([name]) => name.includes('revenue?from=2026-11-27'))!;
  const soldIn = (key: string, value: number, previousValue: number) => ({
    ...{ key, label: key, value, share: 0.5, orders: 4, previousValue, previousOrders: 4 },
  });
  const rows = [soldIn('Altstadt', 60, 40), soldIn('Bahnhof', 40, 40)];
  open({ ...spans(), [path]: () => ({ ...answer(), rows }) }, manages('Altstadt', 'Bahnhof'));
  await screen.findByText('In Klammern: am letzten Freitag bis 13:00.');
  expect(screen.getAllByRole('row').map((row) => plain(row.textContent))).toEqual(
    expect.arrayContaining([
      'Altstadt60,00 €↑ 50 % (40,00 €)4→ gleich (4)',
      'Bahnhof40,00 €→ gleich (40,00 €)4→ gleich (4)',
    ]),
  );
});
