import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { Role } from '@bestellwerk/domain/access/roles';
import { Described, fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { UserContext } from '../../shared/session/use-user.js';
import { NotFoundPage } from '../../shared/ui/not-found-page.js';
import { manager } from '../../testing/show.js';
import RecordsPages from './records-pages.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const tag = {
  id: 't-1',
  name: 'Vegan',
  image: null,
  revision: '3',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  isRemoved: false,
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function visit(address: string, role: Role = 'ROLE_ADMIN') {
  fakeServer(
    {
      'GET /api/tags': () => new Described([tag], { total: 1, page: 1, limit: 25 }),
      'GET /api/tags/t-1': () => tag,
    },
    () => [],
  );
  render(
    <Provider store={createStore()}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[address]}>
          <UserContext value={{ ...manager, roles: [role] }}>
            <Address />
            <Routes>
              <Route path="/:resource" element={<RecordsPages />} />
              <Route path="/:resource/:id" element={<RecordsPages />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </UserContext>
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
}

test('the way back from a record leads to the list as it was', async () => {
  visit('/tags?search=Veg&sort=-name');
  await userEvent.click(await screen.findByRole('link', { name: 'Vegan' }));
  await userEvent.click(await screen.findByRole('link', { name: '← Tags' }));
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('/tags?search=Veg&sort=-name');
});

describe('the form of a new record', () => {
  test.each(['products', 'users'])('of %s is not for those who may not save it', (path) => {
    visit(`/${path}/new`, 'ROLE_AUDITOR');
    expect(screen.getByRole('heading', { name: /^Kein Zugriff/ })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is for those who may', () => {
    visit('/tags/new');
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
  });
});

test.each(['/gibtesnicht', '/gibt/es/nicht'])(
  '%s says in the title that it is not there, and leads home',
  (address) => {
    visit(address);
    expect(document.title).toBe('Seite nicht gefunden – Bestellwerk');
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  },
);
