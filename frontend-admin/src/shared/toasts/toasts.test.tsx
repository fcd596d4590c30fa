import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { show } from '../../testing/show.js';
import { useAppDispatch } from '../api/redux.js';
import { ordersApi } from '../orders/orders-api.js';
import { READ_AFTER } from './dismiss-toasts.js';
import { Toasts } from './toasts.js';
import { toastShown } from './toasts-slice.js';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
  jest.useRealTimers();
});

const failedMove = (ticketNumber: number) => {
  const argument = { id: `o-${ticketNumber}`, ticketNumber, step: 'confirm', body: {}, idempotencyKey: 'k' };
  return toastShown({
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
  return <Toasts />;
}

test('failed order steps are listed in one message that repeats them all', async () => {
  const { writes } = show(<ThreeFailures />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Bestellungen 12, 13 und 14.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(writes().map(({ path }) => path)).toEqual(
    [12, 13, 14].map((ticket) => `/api/orders/o-${ticket}/status/confirm`),
  );
});

describe('the offer to repeat a failed write', () => {
  const confirm = (ticketNumber: number) => ({
    ...{ id: `o-${ticketNumber}`, ticketNumber, step: 'confirm' as const, body: {} },
    idempotencyKey: `another-${ticketNumber}`,
  });
  function Confirmed({ tickets }: { tickets: readonly number[] }) {
    const dispatch = useAppDispatch();
    useEffect(() => {
      for (const ticket of tickets) void dispatch(ordersApi.endpoints.moveOrder.initiate(confirm(ticket)));
    }, [dispatch, tickets]);
    return null;
  }
  const confirmed = (tickets: readonly number[]) =>
    show(
      <>
        <ThreeFailures />
        <Confirmed tickets={tickets} />
      </>,
      Object.fromEntries(
        tickets.map((ticket) => [
          `POST /api/orders/o-${ticket}/status/confirm`,
          () => ({ id: `o-${ticket}` }),
        ]),
      ),
    );

  test('goes as soon as that was done by its own button', async () => {
    confirmed([12, 13, 14]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('stays for the writes that are still to be done', async () => {
    confirmed([13]);
    expect(await screen.findByText('Bestellungen 12 und 14.')).toBeTruthy();
  });
});

describe('an error message of a page', () => {
  const refusal = () => toastShown({ kind: 'error', text: 'Die Bestellung ist bereits bestätigt.' });

  function Given({ notice }: { notice: ReturnType<typeof toastShown> }) {
    const dispatch = useAppDispatch();
    useEffect(() => void dispatch(notice), [dispatch, notice]);
    return (
      <>
        <Link to="/logs">Protokoll</Link>
        <Toasts />
      </>
    );
  }
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const leave = () => act(async () => screen.getByRole('link').click());
  const shown = () => screen.queryAllByRole('alert').length;
  beforeEach(() => void jest.useFakeTimers());

  test('stays while the page is open, and goes with it', async () => {
    show(<Given notice={refusal()} />);
    await after(60_000);
    expect(shown()).toBe(1);
    await leave();
    await after(0);
    expect(shown()).toBe(0);
  });

  test('goes with its page even if it came a few seconds before', async () => {
    show(<Given notice={refusal()} />);
    await after(2_000);
    await leave();
    await after(0);
    expect(shown()).toBe(0);
  });

  test('stays readable if the page was left by the same action', async () => {
    show(<Given notice={refusal()} />);
    await leave();
    await after(READ_AFTER - 1_000);
    expect(shown()).toBe(1);
    await after(1_000);
    expect(shown()).toBe(0);
  });

  const canceled = () =>
    toastShown({ kind: 'error', text: 'Bestellung 12 storniert.', detail: 'Zu spät.', order: 'o-12' });

  test('about an order goes after some minutes, although nobody leaves the board', async () => {
    show(<Given notice={canceled()} />);
    await after(4 * 60_000);
    expect(shown()).toBe(1);
    await after(61_000);
    expect(shown()).toBe(0);
  });

  test('about an order goes as soon as the order is opened, to which it leads', async () => {
    show(<Given notice={canceled()} />);
    await act(async () => screen.getByRole('link', { name: 'Ansehen' }).click());
    await after(0);
    expect(shown()).toBe(0);
  });

  test('that offers to repeat a step goes after a quarter of an hour, when another step may be due', async () => {
    show(<Given notice={failedMove(12)} />);
    await after(14 * 60_000);
    expect(shown()).toBe(1);
    await after(61_000);
    expect(shown()).toBe(0);
  });

  test('stays on other pages while it offers a retry', async () => {
    show(<Given notice={failedMove(12)} />);
    await leave();
    await after(10 * READ_AFTER);
    expect(shown()).toBe(1);
  });
});

describe('a new message', () => {
  function AllOf({ notices }: { notices: readonly ReturnType<typeof toastShown>[] }) {
    const dispatch = useAppDispatch();
    useEffect(() => notices.forEach((notice) => dispatch(notice)), [dispatch, notices]);
    return <Toasts />;
  }
  const plain = (kind: 'error' | 'success', text: string) => toastShown({ kind, text });

  test('takes the place of the one before, so that they do not pile up over the page', () => {
    const notices = [plain('success', 'Notiz gespeichert.'), plain('success', 'Bestellung bestätigt.')];
    show(<AllOf notices={notices} />);
    expect(screen.queryByText('Notiz gespeichert.')).toBeNull();
    expect(screen.getByText('Bestellung bestätigt.')).toBeTruthy();
  });

  test('takes its room from dialogs while it is shown, so that it does not cover their buttons', async () => {
    const top = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: window.innerHeight - 64 } as DOMRect);
    const room = () => document.documentElement.style.getPropertyValue('--bw-messages');
    show(<AllOf notices={[plain('error', 'Kein Drucker.')]} />);
    expect(room()).toBe('64px');
    await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(room()).toBe('');
    top.mockRestore();
  });

  test('leaves in place what went wrong and what can be repeated', () => {
    const notices = [failedMove(12), plain('error', 'Kein Drucker.'), plain('success', 'Gespeichert.')];
    show(<AllOf notices={notices} />);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getByText('Gespeichert.')).toBeTruthy();
  });
});
