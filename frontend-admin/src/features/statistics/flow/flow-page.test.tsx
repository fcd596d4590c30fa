import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../../testing/show.js';
import { plainTexts, serverWith } from '../visitors/testing/figures-server.js';
import FlowPage from './flow-page.js';

afterEach(cleanup);

const step = (key: string, label: string, value: number) => ({
  key,
  label,
  value,
  share: value / 40,
  visitors: 1,
});
const flow = {
  total: 50,
  rows: [step('menu', 'Speisekarte', 40), step('cart', 'Warenkorb', 20), step('order', 'Bestellung', 5)],
  nodes: [
    { id: '1:/', step: 1, label: '/', visits: 50 },
    { id: '2:cart/add_to_cart', step: 2, label: 'cart/add_to_cart', visits: 20 },
    { id: '2:exit', step: 2, label: 'exit', visits: 30 },
  ],
  links: [
    { source: '1:/', target: '2:exit', visits: 30, share: 0.6 },
    { source: '1:/', target: '2:cart/add_to_cart', visits: 20, share: 0.4 },
  ],
};

test('each step to the order is shown with its share of the first step and of the step before', async () => {
  show(<FlowPage />, serverWith({ 'event-flow': flow }));
  const list = await screen.findByRole('list', { name: 'Von der Speisekarte zur Bestellung' });
  expect(plainTexts(within(list).getAllByRole('listitem'))).toEqual([
    'Speisekarte 40 Besuche (100 %)',
    'Warenkorb 50 % nach „Speisekarte“ 20 Besuche (50 %)',
    'Bestellung 25 % nach „Warenkorb“ 5 Besuche (12,5 %)',
  ]);
});

test('the ways of visits are also a table, with names in place of events', async () => {
  show(<FlowPage />, serverWith({ 'event-flow': flow }));
  const region = await screen.findByRole('region', { name: 'Tabelle: Wege durch den Shop', hidden: true });
  expect(plainTexts(within(region).getAllByRole('row', { hidden: true }).slice(1))).toEqual([
    'Startseite1Besuch beendet3060 %',
    'Startseite1In den Warenkorb gelegt2040 %',
  ]);
});

test('the table of ways goes step by step, the commonest first, and says of what its shares are', async () => {
  const pages = ['/', '/store/altstadt', '/store/altstadt/checkout'];
  const nodes = pages.flatMap((label, index) => [
    { id: `${index + 1}:${label}`, step: index + 1, label, visits: 50 },
    { id: `${index + 1}:exit`, step: index + 1, label: 'exit', visits: 50 },
  ]);
  const links = [
    { source: '2:/store/altstadt', target: '3:exit', visits: 40, share: 0.8 },
    { source: '1:/', target: '2:exit', visits: 5, share: 0.1 },
    { source: '1:/', target: '2:/store/altstadt', visits: 45, share: 0.9 },
    { source: '2:/store/altstadt', target: '3:/store/altstadt/checkout', visits: 10, share: 0.2 },
  ];
  show(<FlowPage />, serverWith({ 'event-flow': { ...flow, nodes, links } }));
  const region = await screen.findByRole('region', { name: 'Tabelle: Wege durch den Shop', hidden: true });
  const [head, ...rows] = within(region).getAllByRole('row', { hidden: true });
  expect(plainTexts([head!])[0]).toContain('Anteil der Besuche von dort');
  expect(rows.map((row) => plainTexts(within(row).getAllByRole('cell', { hidden: true })).join(' '))).toEqual(
    [
      expect.stringMatching(/^1 .* 45 90 %$/),
      expect.stringMatching(/^1 .* 5 10 %$/),
      expect.stringMatching(/^2 .* 40 80 %$/),
      expect.stringMatching(/^2 .* 10 20 %$/),
    ],
  );
  expect(screen.getByText(/^Die ersten Schritte der Besuche/).textContent).not.toContain('links');
});

test('pages of the flow are called as in the list of pages, those that the shop does not have too', async () => {
  const labels = ['/store/altstadt', 'unknown', '/store/altstadt/checkout', '/old\u202epage'];
  const nodes = labels.map((label, index) => ({ id: `${index}`, step: index + 1, label, visits: 1 }));
  const links = [0, 1, 2].map((from) => ({ source: `${from}`, target: `${from + 1}`, visits: 1, share: 1 }));
  show(<FlowPage />, {
    'GET /api/branches': () => [{ id: 'b-1', identifier: 'altstadt', name: 'Altstadt' }],
    ...serverWith({ 'event-flow': { ...flow, nodes, links } }),
  });
  const region = await screen.findByRole('region', { name: 'Tabelle: Wege durch den Shop', hidden: true });
  await within(region).findAllByText('Speisekarte Altstadt');
  expect(plainTexts(within(region).getAllByRole('row', { hidden: true }).slice(1))).toEqual([
    'Speisekarte Altstadt1Unbekannte Seite1100 %',
    'Unbekannte Seite2Kassa Altstadt1100 %',
    'Kassa Altstadt3/oldpage1100 %',
  ]);
});

test('events have names in the table as in the chart, unknown ones their own', async () => {
  const rows = [
    {
      ...{ key: 'cart/add_to_cart', label: 'cart/add_to_cart', value: 30, share: 0.75 },
      ...{ visitors: 12, visits: 20, conversion: 0.3 },
    },
    { key: 'page/allergen_info', label: 'allergen_info', value: 4, share: 0.1, visitors: 3, conversion: 0.1 },
    { key: 'other', label: 'Übrige', value: 10, share: 0.25, visitors: 2, conversion: 0.05 },
  ];
  show(<FlowPage />, serverWith({ 'event-flow': flow, events: { unit: 'events', total: 40, rows } }));
  const region = await screen.findByRole('region', { name: 'Tabelle: Ereignisse' });
  expect(plainTexts(within(region).getAllByRole('row').slice(1))).toEqual([
    'In den Warenkorb gelegt30Warenkorb1230 %',
    'allergen info4Seiten310 %',
    'Übrige10–25 %',
    'Summe44',
  ]);
});

test('without a visit the page says once that guests have to agree before they are counted', async () => {
  show(<FlowPage />, serverWith({ 'event-flow': { total: 0, rows: [], nodes: [], links: [] } }));
  expect(await screen.findAllByText('Noch keine Besuche gezählt.')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Ereignisse' })).toBeNull();
});
