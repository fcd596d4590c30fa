import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';
import { anItem } from '../../testing/an-item.js';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OrderTimeline } from './order-timeline.js';

afterEach(cleanup);

const entry = (revision: number, type: string, text: string): OrderHistoryEntry => ({
  position: String(revision),
  revision: String(revision),
  at: `2026-11-20T17:0${revision}:00.000Z`,
  type,
  text,
  actor: { kind: 'user', id: 'u-1', name: 'Resi' },
  origin: 'back office',
  changes: [],
});

test('the order can be seen as it was after every event but the last', async () => {
  const order = anOrder({ revision: '3' });
  const was = { ...order, revision: '2', items: [anItem({ name: 'Gulasch von damals' })] };
  show(<OrderTimeline order={order} />, {
    'GET /api/orders/o-1/history': () => [
      entry(0, 'OrderPlaced', 'Bestellung aufgegeben.'),
      entry(1, 'OrderSubmitted', 'Bestellung übermittelt.'),
      entry(2, 'OrderItemChanged', 'Position 1 geändert.'),
      entry(3, 'OrderConfirmed', 'Bestellung bestätigt.'),
    ],
    'GET /api/orders/o-1/history/2': () => was,
  });
  const buttons = await screen.findAllByRole('button', { name: /^Stand danach/ });
  expect(buttons).toHaveLength(2);
  await userEvent.click(buttons[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Stand vom 20\.11\.2026/ }));
  expect(await dialog.findByText('Gulasch von damals')).toBeTruthy();
  expect(dialog.getByText('Nach: Position 1 geändert.')).toBeTruthy();
});
