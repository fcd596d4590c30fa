import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Role } from '@bestellwerk/domain/access/roles';
import { manager, show } from '../../testing/show.js';
import { OwedHint } from './owed-hint.js';

afterEach(cleanup);

const asked = () =>
  (globalThis.fetch as unknown as { mock: { calls: [string][] } }).mock.calls.filter(([address]) =>
    address.includes('payments/owed'),
  );

test.each([
  [
    { orders: 1, amount: 19.8 },
    'Eine Bestellung ist mit mehr bezahlt, als sie jetzt kostet. Zurückzugeben: 19,80 €.',
  ],
  [
    { orders: 3, amount: 1200 },
    '3 Bestellungen sind mit mehr bezahlt, als sie jetzt kosten. Zurückzugeben: 1.200,00 €.',
  ],
])('the refund hint (%j) shows number and sum and links to the orders', async (owed, text) => {
  show(<OwedHint />, { 'GET /api/payments/owed': () => owed });
  const hint = await screen.findByRole('status');
  expect(hint.textContent?.replaceAll('\u00a0', ' ')).toBe(`${text} Ansehen`);
  expect(screen.getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe('/orders?status=owed');
});

test('the refund hint is hidden while nothing is owed', async () => {
  show(<OwedHint />, { 'GET /api/payments/owed': () => ({ orders: 0, amount: 0 }) });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});

test.each<[Role, number]>([
  ['ROLE_EMPLOYEE', 0],
  ['ROLE_CONTENT_EDITOR', 0],
  ['ROLE_SHIFT_LEAD', 1],
  ['ROLE_ACCOUNTING', 1],
])('with %s the amount to refund is requested %i times', async (role, times) => {
  show(
    <OwedHint />,
    { 'GET /api/payments/owed': () => ({ orders: 1, amount: 5 }) },
    { ...manager, roles: [role] },
  );
  if (times > 0) await screen.findByRole('status');
  expect(asked()).toHaveLength(times);
});
