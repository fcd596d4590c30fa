import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import userEvent from '@testing-library/user-event';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { manager, show } from '../../testing/show.js';
import { LedgerCheck } from './ledger-check.js';

const days = { from: '2026-11-20', to: '2026-11-20', branch: null };
const lines = (...all: object[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('');
/** In two parts that end within a line. */
function answered(text: string, status = 200) {
  const bytes = new TextEncoder().encode(text);
  const parts = [bytes.slice(0, 10), bytes.slice(10)];
  const read = () => {
    const value = parts.shift();
    return Promise.resolve({ value, done: value === undefined });
  };
  return { ok: status === 200, status, body: { getReader: () => ({ read }) } };
}

Object.assign(globalThis, { TextDecoder });
const original = globalThis.fetch;
let answer: () => unknown;
beforeEach(() => {
  answer = () => answered(lines({ orders: 0, payments: 0, differences: [] }));
});
const shown = (user = manager) => {
  const { store } = show(<LedgerCheck days={days} />, {}, user);
  globalThis.fetch = jest.fn(() => Promise.resolve(answer())) as unknown as typeof fetch;
  return store;
};
afterEach(() => {
  globalThis.fetch = original;
  cleanup();
});

const branches = [
  { id: 'b-1', name: 'Altstadt' },
  { id: 'b-2', name: 'Bahnhof' },
];
const ofTwo = { ...manager, user: { ...manager.user, branches } };
const plain = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const compare = () => userEvent.click(screen.getByRole('button', { name: 'Jetzt abgleichen' }));

describe('the comparison with the payment providers', () => {
  test('says how much was compared, of which branch and which days, and that all agrees', async () => {
    shown();
    answer = () => answered(lines({ done: 0, total: 2 }, { orders: 2, payments: 2, differences: [] }));
    await compare();
    await screen.findByText('20.11.2026, Altstadt: 2 Zahlungen verglichen, alles stimmt überein.');
  });

  test('does not say that all agrees where there was nothing to compare', async () => {
    shown();
    await compare();
    const text = await screen.findByText(/keine Online-Zahlungen/);
    expect(text.textContent).toBe(
      '20.11.2026, Altstadt: In dieser Filiale gab es keine Online-Zahlungen. Es war nichts zu vergleichen.',
    );
    expect(screen.queryByText(/stimmt überein/)).toBeNull();
  });

  test('names all branches that were compared, or the chosen one', async () => {
    const store = shown(ofTwo);
    await compare();
    await screen.findByText(/^20\.11\.2026, Altstadt und Bahnhof: In diesen Filialen gab es keine/);
    act(() => void store.dispatch(branchChosen('b-2')));
    await screen.findByText(/Bestellungen: 20\.11\.2026, Bahnhof\./);
  });

  test('lists each difference with its order, its branch and its amounts in euros', async () => {
    const of = {
      ...manager.user,
      branches: [{ id: '11111111-1111-4111-8111-111111111111', name: 'Bahnhof' }],
    };
    shown({ ...manager, user: of });
    const order = '33333333-3333-4333-8333-333333333333';
    const differences = [
      {
        kind: 'captured',
        method: 'mollie',
        reference: 'tr_1',
        order,
        uid: 'ABCDEFGHJK',
        ...{ branch: '11111111-1111-4111-8111-111111111111', currency: 'EUR', amount: 33 },
        ours: 0,
        theirs: 33,
      },
      {
        kind: 'unknownHere',
        method: 'mollie',
        reference: 'tr_2',
        order: null,
        uid: null,
        ...{ branch: null, currency: 'EUR', amount: 12 },
        ours: null,
        theirs: 12,
      },
    ];
    answer = () => answered(lines({ orders: 2, payments: 1, differences }));
    await compare();
    await screen.findByText('2 Unterschiede');
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(plain(first!)).toEqual([
      ...['ABCDEFGHJK', 'Bahnhof', 'Online-Zahlung, 33,00 €tr_1'],
      ...['Der Anbieter hat einen anderen Betrag eingezogen.', '0,00 €Eingezogen', '33,00 €Eingezogen'],
    ]);
    expect(plain(second!).slice(0, 3)).toEqual(['–', '–', 'Online-Zahlung, 12,00 €tr_2']);
    expect(screen.getByRole('link', { name: 'ABCDEFGHJK' }).getAttribute('href')).toBe(`/orders/${order}`);
  });

  test('says that a provider did not answer, and that the server did not', async () => {
    shown();
    answer = () => answered(lines({ done: 0, total: 2 }, { error: 'Der Zahlungsanbieter antwortet nicht.' }));
    await compare();
    await screen.findByText('Der Zahlungsanbieter antwortet nicht.');
    answer = () => answered('', 503);
    await compare();
    await screen.findByText('Der Abgleich wurde abgebrochen. Bitte beginnen Sie ihn noch einmal.');
  });
});
