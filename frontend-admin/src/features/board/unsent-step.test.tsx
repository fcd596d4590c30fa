import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endConnections, loseConnection } from '../../testing/lost-connection.js';
import { cardsIn, confirm, openLater, orders, showBoard } from '../../testing/show-board.js';
import { show } from '../../testing/show.js';
import BoardPage from './board-page.js';

const original = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = original;
});

describe('the undo of a step, which appears where the step was tapped', () => {
  // Each test at a place of its own: taps at the same place follow each other across tests, too.
  let tapAt = { clientX: 120, clientY: 300, detail: 1 };
  beforeEach(() => {
    tapAt = { ...tapAt, clientX: tapAt.clientX + 100 };
  });
  const undo = () => screen.getByRole('button', { name: 'Rückgängig: Bestellung 1, Anna Huber' });
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));

  test.each([
    ['is not pressed by a second tap half a second later', 450, true],
    ['is pressed by a tap after a second', 1_100, false],
  ])('%s', async (_title, milliseconds, isLeft) => {
    const tomorrow = new Date(Date.now() + 20 * 60 * 60_000).toISOString();
    await showBoard([{ ...orders(1)[0]!, appointmentDate: tomorrow }]);
    await openLater();
    fireEvent.click(confirm(1), tapAt);
    jest.setSystemTime(Date.now() + milliseconds);
    fireEvent.click(undo(), tapAt);
    expect(screen.queryByRole('button', { name: /^Rückgängig: / }) !== null).toBe(isLeft);
  });

  test('is pressed by a key at once', async () => {
    await showBoard(orders(1));
    fireEvent.click(confirm(1), tapAt);
    undo().focus();
    await userEvent.keyboard('{Enter}');
    expect(cardsIn(/^Neu/)).toEqual(['Bestellung 1, Anna Huber']);
  });

  test('is not pressed in the line below the page either, which on a phone appears under the finger', async () => {
    await showBoard(orders(1));
    fireEvent.click(confirm(1), tapAt);
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }), { ...tapAt, clientY: 800 });
    expect(screen.getByRole('region', { name: 'Noch nicht gesendet' })).toBeTruthy();
  });
});

describe('while the connection is lost', () => {
  afterEach(endConnections);

  test('a step is not said to be done', async () => {
    await showBoard(orders(14));
    await loseConnection();
    await userEvent.click(confirm(14));
    const line = screen.getByRole('region', { name: 'Noch nicht gesendet' });
    expect(line.textContent!.replaceAll('\u00a0', ' ')).toContain(
      'Nr. 14 noch nicht bestätigt: keine Verbindung',
    );
  });

  test('the board keeps its orders without a message for each failed read', async () => {
    let isAway = false;
    show(<BoardPage />, {
      'GET /api/orders/current': () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return orders(1);
      },
    });
    await screen.findByRole('article');
    isAway = true;
    jest.useFakeTimers({ advanceTimers: true });
    await loseConnection();
    await act(() => jest.advanceTimersByTimeAsync(25_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('article')).toBeTruthy();
  });
});
