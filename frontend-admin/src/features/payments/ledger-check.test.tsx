import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show.js';
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
  show(<LedgerCheck days={days} />);
  globalThis.fetch = jest.fn(() => Promise.resolve(answer())) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
  cleanup();
});

const compare = () => userEvent.click(screen.getByRole('button', { name: 'Jetzt abgleichen' }));

describe('the comparison with the payment providers', () => {
  test('says that all agrees', async () => {
    answer = () => answered(lines({ done: 0, total: 2 }, { orders: 2, payments: 2, differences: [] }));
    await compare();
    await screen.findByText('2 Zahlungen verglichen: Alles stimmt überein.');
  });

  test('lists each difference with its order', async () => {
    const order = '33333333-3333-4333-8333-333333333333';
    const differences = [
      {
        kind: 'captured',
        method: 'mollie',
        reference: 'tr_1',
        order,
        uid: 'ABCDEFGHJK',
        ours: 0,
        theirs: 33,
      },
      {
        kind: 'unknownHere',
        method: 'mollie',
        reference: 'tr_2',
        order: null,
        uid: null,
        ours: null,
        theirs: 12,
      },
    ];
    answer = () => answered(lines({ orders: 2, payments: 1, differences }));
    await compare();
    await screen.findByText('2 Unterschiede');
    expect(screen.getByRole('link', { name: 'ABCDEFGHJK' }).getAttribute('href')).toBe(`/orders/${order}`);
    screen.getByText('Der Anbieter hat einen anderen Betrag eingezogen.');
    screen.getByText('33,00');
  });

  test('says that a provider did not answer, and that the server did not', async () => {
    answer = () => answered(lines({ done: 0, total: 2 }, { error: 'Der Zahlungsanbieter antwortet nicht.' }));
    await compare();
    await screen.findByText('Der Zahlungsanbieter antwortet nicht.');
    answer = () => answered('', 503);
    await compare();
    await screen.findByText('Der Abgleich wurde abgebrochen. Bitte beginnen Sie ihn noch einmal.');
  });
});
