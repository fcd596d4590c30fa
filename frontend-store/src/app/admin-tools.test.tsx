import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.js';
import { branch } from '../../testing/shop-fixture.js';

afterEach(cleanup);

const somebody = (role: string | null) => ({
  'GET /api/users/me': () => role && { roles: [role], user: { username: 'resi', branches: [] } },
  'DELETE /api/session': () => null,
});
const bar = () => screen.findByRole('navigation', { name: 'Verwaltung' });

test('an administrator finds the back office, the branch that is shown, and the way out', async () => {
  renderShop({ path: '/store/wien', answers: somebody('ROLE_ADMIN') });
  await bar();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Seiten')).toBe('/backend/sites');
  expect(addressOf('Statistik')).toBe('/backend/statistics');
  expect(addressOf('Navigationen')).toBe('/backend/navigations');
  expect(addressOf('Zum Back-Office')).toBe('/backend');
  expect(addressOf('Filiale bearbeiten')).toBe(`/backend/branches/${branch.id}`);
  expect(screen.getByText('Version 1.0.0')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Verwaltung' })).toBeNull());
});

test.each(['ROLE_EMPLOYEE', null])('%s sees no tools', async (role) => {
  let wasAsked = false;
  renderShop({
    path: '/',
    answers: { 'GET /api/users/me': () => ((wasAsked = true), somebody(role)['GET /api/users/me']()) },
  });
  await waitFor(() => expect(wasAsked).toBe(true));
  await screen.findByText('Linde GmbH');
  expect(screen.queryByRole('navigation', { name: 'Verwaltung' })).toBeNull();
});
