import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import BoardPage from '../features/board/board-page.js';
import { WaitingSteps } from '../shared/order-steps/waiting-steps.js';
import { anOrder } from './an-order.js';
import { manager, show } from './show.js';

export const orders = (...tickets: number[]) =>
  tickets.map((ticketNumber) =>
    anOrder({
      id: `o-${ticketNumber}`,
      ticketNumber,
      placedAt: new Date(Date.now() - (100 - ticketNumber) * 1000).toISOString(),
    }),
  );

export const openLater = () => userEvent.click(screen.getByRole('button', { name: /^Später/ }));

export async function showBoard(current: StaffOrder[], user = manager, branches: object[] = []) {
  const shown = show(
    <>
      <WaitingSteps />
      <BoardPage />
    </>,
    {
      'GET /api/orders/current': () => current,
      'GET /api/branches': () => branches,
      'GET /api/messages/setup': () => ({ email: { isSetUp: true }, sms: { isSetUp: true } }),
    },
    user,
  );
  await waitFor(() => expect(document.querySelector('article, [aria-expanded]')).toBeTruthy());
  return shown;
}

export const column = (name: RegExp) => screen.getByRole('region', { name });
export const cardsIn = (name: RegExp) =>
  within(column(name))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
export const confirm = (ticket: number) =>
  screen.getByRole('button', { name: `Bestätigen: Bestellung ${ticket}, Anna Huber` });
