import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { show } from '../../testing/show.js';
import { useAppDispatch } from '../redux.js';
import { NoticeTray } from './notice-tray.js';
import { noticeGiven } from './notices.js';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const failedMove = (ticketNumber: number) => {
  const argument = { id: `o-${ticketNumber}`, ticketNumber, step: 'confirm', body: {}, idempotencyKey: 'k' };
  return noticeGiven({
    kind: 'error',
    text: 'Bestellstatus konnte nicht geändert werden.',
    orders: [ticketNumber],
    retries: [{ endpoint: 'moveOrder', argument }],
  });
};

function ThreeFailures() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const ticket of [12, 13, 14]) dispatch(failedMove(ticket));
  }, [dispatch]);
  return <NoticeTray />;
}

test('orders that could not be moved are named in one message, which repeats them all', async () => {
  const { writes } = show(<ThreeFailures />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Bestellungen 12, 13 und 14.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(writes().map(({ path }) => path)).toEqual(
    [12, 13, 14].map((ticket) => `/api/orders/o-${ticket}/status/confirm`),
  );
});
