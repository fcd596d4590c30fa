import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const withEmail = { contact: { ...contact, email: 'anna@example.org' } };

test('a message is sent once more as long as there is an address', async () => {
  show(<MessagesBlock order={anOrder(withEmail)} />, answers);
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

const sending = { ...answers, 'POST /api/orders/o-1/resend-new-order-email': () => [sent] };

test('a message that does not fit the state of the order is sent only after a question that names it', async () => {
  const { writes } = show(<MessagesBlock order={anOrder({ ...withEmail, status: 'canceled' })} />, sending);
  await userEvent.click(await screen.findByRole('button', { name: /erneut senden$/ }));
  expect(await screen.findByText(/hat jetzt den Status „Storniert“/)).toBeTruthy();
  expect(writes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem senden' }));
  await waitFor(() => expect(writes()).toMatchObject([{ path: '/api/orders/o-1/resend-new-order-email' }]));
});

test('a message that fits and never left is sent at once', async () => {
  const failed = { ...sending, 'GET /api/orders/o-1/messages': () => [{ ...sent, state: 'failed' }] };
  const { writes } = show(<MessagesBlock order={anOrder({ ...withEmail, status: 'pending' })} />, failed);
  await userEvent.click(await screen.findByRole('button', { name: /erneut senden$/ }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a message that the guest has already, also by another row, is sent again only after a question', async () => {
  const refund = { ...sent, kind: 'refund' as const };
  const { writes } = show(<MessagesBlock order={anOrder({ ...withEmail, paidAmount: 5 })} />, {
    'GET /api/orders/o-1/messages': () => [refund, { ...refund, id: 'm-2', state: 'failed' }],
    'POST /api/orders/o-1/messages': () => [refund],
  });
  const buttons = await screen.findAllByRole('button', { name: /erneut senden$/ });
  await userEvent.click(buttons[1]!);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(
    /Diese Nachricht wurde schon am 20\.11\.2026, 18:00 gesendet\. Noch einmal senden\?/,
  );
  expect(writes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Noch einmal senden' }));
  await waitFor(() => expect(writes()).toMatchObject([{ path: '/api/orders/o-1/messages' }]));
});

test('a message that staff have sent once more is marked in the list', async () => {
  const again = { ...sent, id: 'm-2', isAgain: true };
  show(<MessagesBlock order={anOrder(withEmail)} />, {
    'GET /api/orders/o-1/messages': () => [sent, again],
  });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Gesendet, an');
  expect(rows[1]).toContain('Erneut gesendet, an');
});
