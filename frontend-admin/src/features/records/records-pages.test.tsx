import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import type { Role } from '@bestellwerk/domain/access/roles';
import { Described, fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { UserContext } from '../../shared/session/use-user.js';
import { NotFoundPage } from '../../shared/ui/empty-state.js';
import { manager } from '../../testing/show.js';
import RecordsPages from './records-pages.js';

const scrollTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo, scrollY: 0 });
});
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
const other = { ...tag, id: 't-2', name: 'Terrasse' };

const Address = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Zurück im Browser</button>
      <Link to="/tags">Navigation</Link>
    </>
  );
};

function visit(address: string, role: Role = 'ROLE_ADMIN') {
  fakeServer(
    {
      'GET /api/tags': () => new Described([tag, other], { total: 2, page: 1, limit: 25 }),
      'GET /api/tags/t-1': () => tag,
      'GET /api/tags/t-2': () => other,
      'DELETE /api/tags/t-2': () => ({ ...other, isRemoved: true }),
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

test('the link back from a record keeps search and sort order of the list', async () => {
  visit('/tags?search=Veg&sort=-name');
  await userEvent.click(await screen.findByRole('link', { name: 'Vegan' }));
  await userEvent.click(await screen.findByRole('link', { name: '← Tags' }));
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('/tags?search=Veg&sort=-name');
});

describe('returning to the list from a record', () => {
  const open = async (click: () => Promise<void>) => {
    visit('/tags');
    await screen.findByRole('link', { name: 'Terrasse' });
    Object.assign(window, { scrollY: 1021 });
    await click();
    await screen.findByRole('heading', { name: 'Terrasse' });
    Object.assign(window, { scrollY: 0 });
  };
  const byLink = () => userEvent.click(screen.getByRole('link', { name: 'Terrasse' }));
  const byRow = () =>
    userEvent.click(
      within(screen.getByRole('link', { name: 'Terrasse' }).closest('tr')!)
        .getAllByRole('cell')
        .at(-1)!,
    );
  const byLinkBack = () => userEvent.click(screen.getByRole('link', { name: '← Tags' }));
  const byBrowser = () => userEvent.click(screen.getByRole('button', { name: 'Zurück im Browser' }));

  test.each([
    ['its link', 'the link back', byLink, byLinkBack],
    ['its link', "the browser's way back", byLink, byBrowser],
    ['its row', 'the link back', byRow, byLinkBack],
  ])('opened by %s, by %s, restores scroll position and focus of its row', async (_, __, click, goBack) => {
    await open(click);
    await goBack();
    const link = await screen.findByRole('link', { name: 'Terrasse' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(scrollTo.mock.calls).toEqual([[0, 1021]]);
  });

  test('by the navigation starts at the top of the list', async () => {
    await open(byLink);
    await userEvent.click(screen.getByRole('link', { name: 'Navigation' }));
    await screen.findByRole('link', { name: 'Terrasse' });
    expect(document.activeElement).not.toBe(screen.getByRole('link', { name: 'Terrasse' }));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('does not focus a row that was only ticked', async () => {
    visit('/tags');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Terrasse auswählen' }));
    expect(sessionStorage.getItem('list:tags:row')).toBeNull();
  });
});

describe('the form of a new record', () => {
  test.each(['products', 'users'])('of %s is denied to users who may not save it', (path) => {
    visit(`/${path}/new`, 'ROLE_AUDITOR');
    expect(screen.getByRole('heading', { name: /^Kein Zugriff/ })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is shown to users who may save it', () => {
    visit('/tags/new');
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
  });
});

describe('a form that was saved with empty fields', () => {
  const empty = 'Bitte füllen Sie dieses Feld aus.';
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

  test('takes back what it says about a field, above the form too, as soon as that is filled', async () => {
    visit('/menus/new');
    await save();
    expect(screen.getByText(/Bitte prüfen Sie 3 Felder/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mittag');
    // The identifier is suggested by the name.
    expect(screen.getByText(/Bitte prüfen Sie 1 Feld:/)).toBeTruthy();
    expect(screen.getAllByText(empty)).toHaveLength(1);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
    expect(screen.getAllByText(empty).length).toBeGreaterThan(1);
  });

  test('leads to the first one without opening its list', async () => {
    visit('/branches/new');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Linde');
    await save();
    const first = screen.getByRole('combobox', { name: 'Organisation' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
  });
});

test.each(['/gibtesnicht', '/gibt/es/nicht'])(
  '%s shows the not-found title and a link to the home page',
  (address) => {
    visit(address);
    expect(document.title).toBe('Seite nicht gefunden – Bestellwerk');
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  },
);
