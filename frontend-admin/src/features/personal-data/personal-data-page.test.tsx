import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import PersonalDataPage from './personal-data-page.js';

afterEach(cleanup);

const administrator = { ...manager, roles: ['ROLE_ADMIN' as const] };
const order = {
  id: 'o-1',
  uid: 'ABC123',
  ticketNumber: 7,
  branch: { id: 'b-1', name: 'Altstadt' },
  placedAt: '2026-11-20T10:00:00.000Z',
  ...{ status: 'completed', mode: 'takeaway', name: 'Anna Huber' },
  ...{ email: 'anna@example.org', phone: '', neededBecause: null },
};
const answers = {
  'POST /api/personal-data/search': () => ({ orders: [order], customers: [], isCut: false }),
  'GET /api/config': () => ({
    revision: '3',
    keepOrdersDays: null,
    keepMailsDays: null,
    keepUploadsDays: null,
  }),
};
const noRetention = { keepOrdersDays: null, keepMailsDays: null, keepUploadsDays: null };

test('shorter days ask first with what they concern, and the page says from when on they hold', async () => {
  const state = { inForce: noRetention, coming: { days: noRetention, from: '2099-11-26T10:05:00.000Z' } };
  const { writes } = show(
    <PersonalDataPage />,
    {
      ...answers,
      'POST /api/personal-data/retention/preview': () => ({ ...noRetention, keepOrdersDays: 100 }),
      'GET /api/personal-data/retention': () => state,
      'POST /api/config': () => ({ ...noRetention, revision: '4', keepOrdersDays: 7 }),
    },
    administrator,
  );
  await userEvent.type(await screen.findByLabelText(/^Daten der Gäste/), '7');
  await screen.findByText('Betrifft heute 100 Bestellungen.');
  await userEvent.click(screen.getByRole('button', { name: 'Fristen speichern' }));
  const dialog = await screen.findByRole('dialog', { name: 'Früher löschen?' });
  expect(dialog.textContent).toContain('heute gelöscht: 100 Bestellungen. Sie gelten erst 24 Stunden');
  expect(writes().filter(({ path }) => path === '/api/config')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Kürzere Fristen speichern' }));
  expect(await screen.findByText(/^Die kürzeren Fristen gelten ab .*26\.11\.2099/)).toBeDefined();
});

const search = async (text: string) => {
  await userEvent.type(screen.getByLabelText(/^E-Mail-Adresse, Telefonnummer oder Name/), text);
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  return screen.findByRole<HTMLInputElement>('checkbox', { name: /^Bestellung ABC123/ });
};

describe('what is known of a person', () => {
  test('is selected as a whole where an address was sought, and erased after it was typed again', async () => {
    const { writes } = show(<PersonalDataPage />, answers, administrator);
    expect((await search('anna@example.org')).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen …' }));
    const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Endgültig löschen' });
    expect(confirm.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText(/^Bitte geben Sie zur Bestätigung/), 'Anna@example.org');
    await userEvent.click(confirm);
    const begun = writes().find(({ path }) => path === '/api/personal-data/erasures');
    expect(begun).toMatchObject({
      key: expect.any(String),
      body: { search: 'anna@example.org', orders: ['o-1'], customers: [] },
    });
  });

  test('is selected one by one where a name was sought, that several people may have', async () => {
    show(<PersonalDataPage />, answers, administrator);
    const box = await search('Anna');
    expect(box.checked).toBe(false);
    const erase = screen.getByRole<HTMLButtonElement>('button', { name: 'Endgültig löschen …' });
    expect(erase.disabled).toBe(true);
    await userEvent.click(box);
    expect(erase.disabled).toBe(false);
  });

  test('is said beforehand to be erased only as far as it can be, with the reasons for what stays', async () => {
    const open = 'Die Bestellung ist noch nicht abgeschlossen.';
    const owed = 'Es ist noch Geld zurückzugeben.';
    const orders = [null, open, open, owed].map((neededBecause, index) => ({
      ...{ ...order, id: `o-${index}`, uid: index === 0 ? 'ABC123' : `X${index}`, neededBecause },
    }));
    const person = () => ({
      orders,
      customers: [{ id: 'c-1', name: 'Anna', email: '', phone: '' }],
      isCut: false,
    });
    show(<PersonalDataPage />, { ...answers, 'POST /api/personal-data/search': person }, administrator);
    await search('anna@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen …' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^1 von 4 Bestellungen und 1 Kundeneintrag: /)).toBeTruthy();
    expect(dialog.getByText(/eingetippte Gründe von Rückzahlungen und Gegenbuchungen/)).toBeTruthy();
    const stays = within(dialog.getByRole('list', { name: '3 Bestellungen bleiben vorerst' }));
    expect(stays.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `2 Bestellungen: ${open}`,
      `1 Bestellung: ${owed}`,
    ]);
  });

  test('is not promised to be erased where none of the orders can be', async () => {
    const needed = { ...order, neededBecause: 'Die Bestellung ist noch nicht abgeschlossen.' };
    const person = () => ({ orders: [needed], customers: [], isCut: false });
    show(<PersonalDataPage />, { ...answers, 'POST /api/personal-data/search': person }, administrator);
    await search('anna@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen …' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Im Moment kann nichts davon gelöscht werden/)).toBeTruthy();
    expect(dialog.queryByText(/werden überall gelöscht/)).toBeNull();
  });

  test('was erased only in part where orders were still needed, as the list of proofs says', async () => {
    const erasure = {
      ...{ id: 'e-1', reason: 'request', requestedAt: '2026-11-20T10:00:00.000Z', requestedBy: null },
      ...{ finishedAt: '2026-11-20T10:01:00.000Z', orders: 6, erasedOrders: 1 },
      ...{ customers: 1, erasedCustomers: 1 },
    };
    const all = { ...erasure, id: 'e-2', erasedOrders: 6 };
    const working = { ...erasure, id: 'e-3', erasedOrders: 0, erasedCustomers: 0, finishedAt: null };
    const erasures = new Described([erasure, all, working], { total: 3, page: 1, limit: 10 });
    show(
      <PersonalDataPage />,
      { ...answers, 'GET /api/personal-data/erasures': () => erasures },
      administrator,
    );
    expect(await screen.findByText(/^1 von 6 Bestellungen, 1 Kundeneintrag, /)).toBeTruthy();
    expect(screen.getAllByText(/^6 Bestellungen, 1 Kundeneintrag, /)).toHaveLength(2);
  });

  test('is sought at once for users who come from an order', async () => {
    const path = { pathname: '/', state: { search: 'anna@example.org' } };
    show(<PersonalDataPage />, answers, administrator, path);
    expect(await screen.findByRole('checkbox', { name: /^Bestellung ABC123/ })).toBeTruthy();
    expect(screen.getByLabelText(/^E-Mail-Adresse, Telefonnummer oder Name/)).toHaveProperty(
      'value',
      'anna@example.org',
    );
  });

  test('is for administrators only', () => {
    show(<PersonalDataPage />, answers);
    expect(screen.getByText('Kein Zugriff auf den Datenschutz.')).toBeTruthy();
  });
});
