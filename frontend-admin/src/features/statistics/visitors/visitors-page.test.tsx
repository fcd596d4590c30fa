import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import { secondsWords } from './visit-words.js';
import { plainTexts, serverWith } from './testing/figures-server.js';
import VisitorsPage from './visitors-page.js';

afterEach(cleanup);

const series = [{ t: '2026-11-20', value: 40 }];
const pageViews = {
  ...{ unit: 'views' as const, total: 40, previousTotal: 20, series },
  figures: { visits: 16, visitors: 12, viewsPerVisit: 2.5, bounceRate: 0.25, secondsPerVisit: 95 },
};
const row = (label: string, value: number, share: number) => ({ key: label, label, value, share });

test('the sums of visits are shown, and that visitors are added up day by day', async () => {
  show(
    <VisitorsPage />,
    serverWith({ 'page-views': pageViews, 'unique-visitors': { unit: 'visitors', total: 12, series } }),
  );
  expect(await screen.findAllByRole('img', {}, { timeout: 10_000 })).toHaveLength(2);
  const sums = (await screen.findByText('Dauer je Besuch')).closest('dl')!;
  expect(plainTexts([...sums.children])).toEqual([
    'Seitenaufrufe40Im Zeitraum davor (ganze Tage): 20',
    'Besuche16',
    'Besucher12',
    'Seiten je Besuch2,5',
    'Dauer je Besuch1 min 35 s',
    'Nur eine Seite25 %',
  ]);
  expect(
    screen.getByText(/Summe der täglichen Besucher: Wer an drei Tagen kommt, zählt dreimal/),
  ).toBeTruthy();
});

test('pages have names with their addresses, and those that the shop does not have are one', async () => {
  const rows = ['/store/altstadt/checkout', 'unknown', '/old\u202epage'].map((key) => row(key, 1, 0.3));
  show(<VisitorsPage />, {
    'GET /api/branches': () => [{ id: 'b-1', identifier: 'altstadt', name: 'Altstadt' }],
    ...serverWith({ 'page-views': pageViews, pages: { unit: 'views', total: 3, rows } }),
  });
  const region = await screen.findByRole('region', { name: 'Tabelle: Seiten' });
  await within(region).findByText('Kassa Altstadt');
  const texts = plainTexts(within(region).getAllByRole('row').slice(1, -1));
  expect(texts.map((text) => text.replace(/130 %–*/, ' | '))).toEqual([
    'Kassa Altstadt | /store/altstadt/checkout',
    'Unbekannte Seite | ',
    '/oldpage | ',
  ]);
});

test('by the hour it says that visits count on other days than orders', async () => {
  show(<VisitorsPage />, serverWith({ 'page-views': { ...pageViews, granularity: 'hour', series: [] } }));
  expect(await screen.findByText(/^Besuche zählen am Kalendertag/)).toBeTruthy();
});

test('a page is shown with where visits begin and end', async () => {
  const page = { ...row('/store/wien', 30, 0.75), visitors: 10, entries: 8, exits: 6, exitRate: 0.2 };
  show(
    <VisitorsPage />,
    serverWith({
      'page-views': pageViews,
      pages: { unit: 'views', total: 40, rows: [{ ...page, averageSeconds: 12.4 }] },
    }),
  );
  const region = await screen.findByRole('region', { name: 'Tabelle: Seiten' });
  expect(plainTexts(within(region).getAllByRole('row').slice(1))).toEqual([
    'Speisekarte wien3075 %108620 %12 s/store/wien',
  ]);
});

test('devices are shown by the class of their screen, and browsers with their versions', async () => {
  const versions = [
    { key: '146', label: '146', value: 6 },
    { key: '145', label: '145', value: 3 },
  ];
  show(
    <VisitorsPage />,
    serverWith({
      'page-views': pageViews,
      resolutions: {
        total: 9,
        rows: [row('390 × 844', 9, 1)],
        groups: [row('Telefon (unter 720 px)', 9, 1)],
      },
      browsers: { total: 9, rows: [{ ...row('Chrome', 9, 1), children: versions }] },
    }),
  );
  const classes = await screen.findByRole('list', { name: 'Breite des Fensters' });
  expect(plainTexts(within(classes).getAllByRole('listitem'))).toEqual(['Telefon (unter 720 px) 100 % 9']);
  const browsers = await screen.findByRole('region', { name: 'Tabelle: Browser', hidden: true });
  expect(plainTexts(within(browsers).getAllByRole('row', { hidden: true }).slice(1))).toEqual([
    'Chrome1466',
    'Chrome1453',
  ]);
});

test('without a visit the page says once that guests have to agree before they are counted', async () => {
  show(<VisitorsPage />, serverWith({ 'page-views': { unit: 'views', total: 0, series: [] } }));
  expect(await screen.findAllByText('Noch keine Besuche gezählt.')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Bildschirme' })).toBeNull();
});

test.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [125, '2 min 5 s'],
  [3_845, '1 h 4 min'],
])('%s seconds are shown in the units that matter', (seconds, words) => {
  expect(secondsWords(seconds).replaceAll('\u00a0', ' ')).toBe(words);
});
