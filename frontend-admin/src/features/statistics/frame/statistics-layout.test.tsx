import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import type { FigureName } from '@bestellwerk/domain/contracts/figures.schema';
import { manager, show } from '../../../testing/show.js';
import { sampleFigures } from '../testing/sample-figures.js';
import StatisticsLayout from './statistics-layout.js';
import { useFigures } from './use-figures.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = (path: string, user = manager) =>
  show(
    <Routes>
      <Route element={<StatisticsLayout />}>
        <Route path="*" element={<Address />} />
      </Route>
    </Routes>,
    {},
    user,
    path,
  );
const address = () => document.querySelector('output')!.textContent;

test('the way to another page of statistics keeps the chosen days', async () => {
  open('/statistics/revenue?from=2026-11-01&to=2026-11-02&compare=year');
  expect(screen.getByRole('heading', { name: 'Umsatz' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Artikel' }));
  expect(address()).toBe('/statistics/items?from=2026-11-01&to=2026-11-02&compare=year');
  expect(screen.getByRole('link', { name: 'Artikel' }).getAttribute('aria-current')).toBe('page');
});

test('what figures are compared with and summed by is in the address', async () => {
  open('/statistics/revenue?from=2026-10-01&to=2026-10-31');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vergleich' }), 'Kein Vergleich');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Summen' }), 'Je Woche');
  expect(address()).toBe('/statistics/revenue?from=2026-10-01&to=2026-10-31&compare=none&per=week');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vergleich' }), 'Zeitraum davor');
  expect(address()).toBe('/statistics/revenue?from=2026-10-01&to=2026-10-31&per=week');
});

test('the overview, which has its own days, asks for none', () => {
  open('/dashboard');
  expect(screen.queryByRole('search')).toBeNull();
});

const ofTwoBranches = {
  ...manager,
  user: { ...manager.user, branches: [...manager.user.branches, { id: 'b-2', name: 'Bahnhof' }] },
};

test('the branch is in the address, and the ways to other pages keep it', async () => {
  open('/statistics/revenue?branch=b-2', ofTwoBranches);
  expect(screen.getByText(/ bis .*, Bahnhof$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Artikel' }));
  expect(address()).toBe('/statistics/items?branch=b-2');
});

test('the page says so if the branch in the address does not exist', () => {
  open('/statistics/revenue?branch=b-9', ofTwoBranches);
  expect(screen.getByText(/^Die Filiale in der Adresse gibt es nicht/)).toBeTruthy();
});

test.each([
  'from=2026-02-31&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2019-01-01&to=2026-01-01',
])('the page says once that the days in the address are invalid: %s', (days) => {
  open(`/statistics/revenue?${days}`);
  expect(screen.getAllByText(/^Den Zeitraum in der Adresse gibt es so nicht/)).toHaveLength(1);
});

function Figures({ name }: { name: FigureName }) {
  useFigures(name);
  return null;
}

const openWith = (path: string, countedAt: string | null) =>
  show(
    <Routes>
      <Route element={<StatisticsLayout />}>
        <Route path="*" element={<Figures name="page-views" />} />
      </Route>
    </Routes>,
    {
      'GET /api/statistics/page-views': () =>
        sampleFigures({ name: 'page-views', meta: { ...sampleFigures({ name: 'pages' }).meta, countedAt } }),
    },
    undefined,
    `${path}?from=2026-11-20&to=2026-11-21`,
  );

test.each([
  ['/statistics/visitors', '2026-11-27T17:04:00.000Z', 'Besuche gezählt bis 18:04'],
  ['/statistics/flow', '2026-11-22T03:00:00.000Z', 'Besuche gezählt bis 22.11.2026, 04:00'],
  ['/statistics/visitors', null, 'Besuche noch nicht gezählt'],
  ['/statistics/times', '2026-11-27T17:04:00.000Z', 'Stand 18:05, Besuche gezählt bis 18:04'],
  ['/statistics/revenue', '2026-11-27T17:04:00.000Z', 'Stand 18:05'],
])('%s says until when visits are counted, not when it was answered', async (path, countedAt, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T17:05:00.000Z'));
  openWith(path, countedAt);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('statistics are not shown without permission', () => {
  open('/statistics/revenue', { ...manager, roles: ['ROLE_SHIFT_LEAD'] });
  expect(screen.getByText('Kein Zugriff auf Statistiken.')).toBeTruthy();
});
