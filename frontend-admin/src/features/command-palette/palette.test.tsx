import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { IconLayoutColumns, IconTag } from '@tabler/icons-react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import { PaletteButton } from './palette-button.js';

const original = globalThis.fetch;
beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const pages = [
  { path: '/orders/board', label: 'Live-Board', icon: IconLayoutColumns },
  { path: '/tags', label: 'Tags', icon: IconTag },
];
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(hits: object[] = [], orders = 0) {
  const shown = show(
    <>
      <PaletteButton pages={pages} />
      <Address />
    </>,
    { 'GET /api/search': () => new Described(hits, { orders }) },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...shown, field: await screen.findByRole('combobox') };
}
const found = {
  ticketNumber: 12,
  placedAt: '2026-11-20T17:00:00.000Z',
  status: 'pending',
  branch: 'Altstadt',
  branchId: 'b-1',
  isDelivery: false,
  isDineIn: false,
  appointment: null,
  appointmentDate: null as string | null,
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

describe('the command palette', () => {
  test('shows the branch of tables with the same number', async () => {
    const table = (id: string, branch: string) => ({
      resource: 'table',
      path: 'tables',
      id,
      title: '12',
      branch,
    });
    await open([table('t-1', 'Altstadt'), table('t-2', 'Bahnhof')]);
    await userEvent.keyboard('12');
    await screen.findByText('Bahnhof');
    expect(options()).toEqual(['12Altstadt', '12Bahnhof']);
  });

  test('opens by shortcut, finds and opens a page and remembers it', async () => {
    const { field } = await open();
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('board');
    expect(options()).toEqual(['Live-Board']);
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/orders/board')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Zuletzt' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Live-Board']);
  });

  test('groups records and orders found by the server under their page names', async () => {
    const { field } = await open([
      { resource: 'tag', path: 'tags', id: 't-1', title: 'Vegan' },
      { resource: 'order', path: 'orders', id: 'o-1', title: 'Anna Huber', order: found },
    ]);
    await userEvent.type(field, 'xy');
    expect(within(await screen.findByRole('group', { name: 'Tags' })).getByText('Vegan')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen().textContent).toBe('Nr. 12, Anna Huber20.11.2026, 18:00, Neu, Altstadt');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen().textContent).toBe('Vegan');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByText('/orders/o-1')).toBeTruthy();
  });

  test('shows the due time of an order for another day', async () => {
    const order = { ...found, appointmentDate: '2026-01-07T14:00:00.000Z' };
    const { field } = await open([
      { resource: 'order', path: 'orders', id: 'o-1', title: 'Anna Huber', order },
    ]);
    await userEvent.type(field, 'huber');
    await waitFor(() =>
      expect(options()[0]).toMatch(
        /^Nr\. 12, Anna Huberfür Mittwoch, 07\.01\.(2026)?, 15:00 Uhr, Neu, Altstadt$/,
      ),
    );
  });

  test('says how many orders are found beyond those shown, and opens the list of all', async () => {
    const order = (id: string) => ({
      resource: 'order',
      path: 'orders',
      id,
      title: 'Maria Novak',
      order: found,
    });
    const { field } = await open(['o-1', 'o-2', 'o-3', 'o-4', 'o-5'].map(order), 7);
    await userEvent.type(field, 'Novak & Co');
    await screen.findByRole('group', { name: 'Bestellungen, 5 von 7' });
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(
      '5 Treffer, Bestellungen: 5 von 7',
    );
    expect(screen.getByText('5 von 7')).toBeTruthy();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen().textContent).toBe('Alle zeigen7 Bestellungen');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/orders?search=Novak+%26+Co')).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  test('offers no list of all orders when all are shown', async () => {
    const { field } = await open(
      [{ resource: 'order', path: 'orders', id: 'o-1', title: 'Maria Novak', order: found }],
      1,
    );
    await userEvent.type(field, 'novak');
    await screen.findByRole('group', { name: 'Bestellungen' });
    expect(options()).toHaveLength(1);
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Ein Treffer');
  });

  test('searches for a single digit, because it may be a ticket number', async () => {
    const { field } = await open([
      {
        resource: 'order',
        path: 'orders',
        id: 'o-1',
        title: 'Anna Huber',
        order: { ...found, ticketNumber: 4 },
      },
    ]);
    await userEvent.type(field, '4');
    expect((await screen.findByText('Nr. 4, Anna Huber', { exact: false })).textContent).toContain(
      'Neu, Altstadt',
    );
  });

  test.each([
    ['the button that opened it', 'button', '{Enter}'],
    ['a field, when keys opened it', 'textbox', '{Control>}k{/Control}'],
  ])('returns the focus to %s', async (_, role, keys) => {
    show(
      <>
        <input aria-label="Anderes Feld" />
        <PaletteButton pages={pages} />
      </>,
      { 'GET /api/search': () => [] },
    );
    const opener = screen.getByRole(role);
    opener.focus();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(await screen.findByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  test('is opened by a button whose name is what can be read on it', () => {
    show(<PaletteButton pages={pages} />);
    expect(screen.getByRole('button', { name: 'Suchen Strg K' }).textContent).toBe('Suchen Strg K');
  });

  test('offers to create only records that the user may create', async () => {
    await open();
    expect(options()).toContain('Neues Produkt');
    expect(options()).not.toContain('Neue Filiale');
  });
});
