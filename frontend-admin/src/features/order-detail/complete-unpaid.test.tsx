import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OrderHead } from './order-head.js';

afterEach(cleanup);

const showHead = (openAmount: number) => {
  const order = anOrder({ status: 'ready', isConfirmed: true, openAmount });
  return show(<OrderHead order={order} />, { 'POST /api/orders/o-1/status/completed': () => order });
};
const complete = () => userEvent.click(screen.getByRole('button', { name: 'Abschließen' }));

test('an order with money open asks before it is completed', async () => {
  const { writes } = showHead(20.8);
  await complete();
  expect((await screen.findByRole('dialog')).textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Noch 20,80 € offen',
  );
  expect(writes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Offen lassen und abschließen' }));
  expect(writes()).toMatchObject([{ path: '/api/orders/o-1/status/completed' }]);
});

test('a paid order is completed at once', async () => {
  const { writes } = showHead(0);
  await complete();
  expect(writes()).toMatchObject([{ path: '/api/orders/o-1/status/completed' }]);
});
