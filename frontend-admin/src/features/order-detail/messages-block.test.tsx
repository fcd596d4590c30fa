import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { OrderMessage } from '@bestellwerk/domain/contracts/messages.schema';
import { anOrder } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import { MessagesBlock } from './messages-block.js';

afterEach(cleanup);

const sent: OrderMessage = {
  ...{ id: 'm-1', kind: 'newOrder', channel: 'email', to: 'a…@example.org', state: 'sent' },
  ...{ attempts: 1, at: '2026-11-20T17:00:00.000Z', problem: null, nextAt: null },
};
const answers = { 'GET /api/orders/o-1/messages': () => [sent] };
const { contact } = anOrder();

test('a message is sent once more as long as there is an address', async () => {
  show(<MessagesBlock order={anOrder({ contact: { ...contact, email: 'anna@example.org' } })} />, answers);
  expect(await screen.findByRole('button', { name: /erneut senden$/ })).toBeTruthy();
});

test('a message to a guest whose data was erased is not offered to be sent once more', async () => {
  show(<MessagesBlock order={anOrder({ contact: { ...contact, email: null, phone: null } })} />, answers);
  expect(await screen.findByText('E-Mail „Bestellung eingegangen“')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /erneut senden$/ })).toBeNull();
});

test.each([
  ['ROLE_ADMIN', true],
  ['ROLE_SHIFT_LEAD', false],
] as const)('a kept message leads %s to the mails: %s; others read who sees them', async (role, isLed) => {
  const kept = { 'GET /api/orders/o-1/messages': () => [{ ...sent, state: 'kept' }] };
  show(<MessagesBlock order={anOrder()} />, kept, { ...manager, roles: [role] });
  await screen.findByText('E-Mail „Bestellung eingegangen“');
  const link = screen.queryByRole('link', { name: 'Abgelegte E-Mails ansehen' });
  expect(link?.getAttribute('href') ?? null).toBe(isLed ? '/mails' : null);
  expect(screen.queryByText('Abgelegte E-Mails sieht die Administration.') === null).toBe(isLed);
});
