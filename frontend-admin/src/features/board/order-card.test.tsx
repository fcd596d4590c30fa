import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { cardsIn, confirm, orders, showBoard } from '../../testing/show-board.js';

const original = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

describe('an order that was to be paid online and is not', () => {
  const unpaid = () => anOrder({ ...orders(1)[0]!, paymentMethod: 'mollie', paymentStatus: 'awaited' });

  test('says so on its card, and asks before it is confirmed', async () => {
    const { writes } = await showBoard([unpaid()]);
    expect(within(screen.getByRole('article')).getByText('Noch nicht bezahlt (online)')).toBeTruthy();
    await userEvent.click(confirm(1));
    const dialog = await screen.findByRole('dialog', { name: 'Noch nicht bezahlt (online)' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurück' }));
    expect(cardsIn(/^Neu/)).toHaveLength(1);
    await userEvent.click(confirm(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem bestätigen' }));
    expect(cardsIn(/^Neu/)).toEqual([]);
    expect(writes()).toEqual([]);
  });

  test.each([
    ['paid', { paidAmount: 11, openAmount: 0, paymentStatus: 'paid' }],
    ['held by the provider until it is confirmed', { paymentStatus: 'authorized' }],
    ['to be paid in cash', { paymentMethod: 'cash', paymentStatus: 'none' }],
  ] as const)('is not assumed of an order that is %s', async (_case, changes) => {
    await showBoard([{ ...unpaid(), ...changes }]);
    expect(screen.queryByText('Noch nicht bezahlt (online)')).toBeNull();
    await userEvent.click(confirm(1));
    expect(cardsIn(/^Neu/)).toEqual([]);
  });
});

test('two guests whose long names begin alike can be told apart', async () => {
  const named = (lastName: string) => ({ ...anOrder().contact, lastName });
  const common = 'Gesellschaft für angewandte Festtagsgastronomie und Veranstaltungstechnik';
  const [first, second] = orders(1, 2) as [StaffOrder, StaffOrder];
  await showBoard([
    { ...first, contact: named(`${common} Graz`) },
    { ...second, contact: named(`${common} Linz`) },
  ]);
  const shown = screen.getAllByTitle(/^Anna Gesellschaft/);
  const names = shown.map(({ textContent }) => textContent);
  expect(names[0]).toBe('Anna Gesellschaft für … ungstechnik Graz');
  expect(names[1]).toBe('Anna Gesellschaft für … ungstechnik Linz');
  expect(shown.map(({ dataset }) => dataset['shortened'])).toEqual(['true', 'true']);
});

test('a name that is shortened in its middle is not cut at its end as well', () => {
  const rules = readFileSync(new URL('order-card.module.css', import.meta.url), 'utf8');
  expect(rules).toMatch(/&\[data-shortened\] \{\s*-webkit-line-clamp: none;/);
});

test('an order that costs less than was paid says on its card what is to be given back, and not that it is paid', async () => {
  const owed = { paidAmount: 78.3, openAmount: 0, isPaid: true, owedAmount: 52.2 };
  await showBoard([{ ...orders(1)[0]!, ...owed }]);
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/^zurückzugeben 52,20\s€$/)).toBeTruthy();
  expect(card.queryByText('bezahlt')).toBeNull();
});
