import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { manager, show } from '../../../testing/show.js';
import StatisticsLayout from './statistics-layout.js';

afterEach(cleanup);

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
const address = () => screen.getByRole('status').textContent;

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

test('statistics are not shown without permission', () => {
  open('/statistics/revenue', { ...manager, roles: ['ROLE_SHIFT_LEAD'] });
  expect(screen.getByText('Kein Zugriff auf Statistiken.')).toBeTruthy();
});
