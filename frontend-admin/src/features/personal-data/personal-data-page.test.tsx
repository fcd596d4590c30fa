import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  test('is sought at once for who comes from an order', async () => {
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
