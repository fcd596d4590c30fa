import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createStore } from '../../app/store.js';
import { anOrder } from '../../testing/an-order.js';
import { stepTaken, stepTakenBack, TAKE_BACK_TIME } from './outbox.js';
import { sendAllSteps, sendStepsWhenPageCloses } from './send-steps.js';

const send = jest.fn<typeof fetch>();
const original = globalThis.fetch;

const step = () => ({
  orderId: 'o-1',
  ticketNumber: 12,
  step: 'confirm' as const,
  body: {},
  target: 'confirmed' as const,
  idempotencyKey: 'key-1',
  takenAt: Date.now(),
});

const confirmed = () =>
  new Response(JSON.stringify({ data: anOrder({ status: 'confirmed', revision: '2' }) }));
const sentKeys = () =>
  send.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['idempotency-key']);

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockImplementation(async () => confirmed());
  globalThis.fetch = send;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

describe('a pending step', () => {
  test('is sent once after the undo time', async () => {
    const store = createStore();
    store.dispatch(stepTaken(step()));
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME - 1);
    expect(send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/orders/o-1/status/confirm']);
    expect(store.getState().outbox).toEqual({});
  });

  test('is never sent after undo, even if the same order gets another step', async () => {
    const store = createStore();
    store.dispatch(stepTaken(step()));
    store.dispatch(stepTakenBack('o-1'));
    await jest.advanceTimersByTimeAsync(1000);
    store.dispatch(stepTaken({ ...step(), idempotencyKey: 'key-2' }));
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME * 2);
    expect(sentKeys()).toEqual(['key-2']);
  });

  test('is sent before sign-out and not again', async () => {
    const store = createStore();
    store.dispatch(stepTaken(step()));
    await store.dispatch(sendAllSteps());
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME);
    expect(sentKeys()).toEqual(['key-1']);
  });

  test('is sent with its idempotency key when the page closes', async () => {
    const store = createStore();
    const stop = sendStepsWhenPageCloses(store);
    store.dispatch(stepTaken(step()));
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME);
    expect(sentKeys()).toEqual(['key-1']);
    expect(send.mock.calls[0]![1]).toMatchObject({ keepalive: true, method: 'POST' });
    stop();
  });

  test('that the server rejects shows the error message and reloads the order', async () => {
    send.mockImplementation(async (url) =>
      String(url).endsWith('/confirm')
        ? new Response(JSON.stringify({ errors: [{ message: 'Schon storniert.', field: null }] }), {
            status: 409,
          })
        : confirmed(),
    );
    const store = createStore();
    store.dispatch(stepTaken(step()));
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME + 10);
    expect(store.getState().toasts).toMatchObject([{ text: 'Schon storniert.', orders: [12], retries: [] }]);
    expect(send.mock.calls.map(([url]) => url)).toContain('/api/orders/o-1');
  });

  test('can be repeated with the same key after a lost response', async () => {
    send.mockRejectedValueOnce(new TypeError('fetch failed'));
    const store = createStore();
    store.dispatch(stepTaken(step()));
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME);
    expect(store.getState().toasts).toMatchObject([
      {
        text: 'Bestellstatus konnte nicht geändert werden.',
        orders: [12],
        retries: [{ argument: { idempotencyKey: 'key-1' } }],
      },
    ]);
  });

  test('failing together with others while offline is reported in one notice that repeats all', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    const store = createStore();
    store.dispatch(stepTaken(step()));
    store.dispatch(stepTaken({ ...step(), orderId: 'o-2', ticketNumber: 13, idempotencyKey: 'key-2' }));
    await jest.advanceTimersByTimeAsync(TAKE_BACK_TIME);
    expect(store.getState().toasts).toMatchObject([
      {
        text: 'Bestellstatus konnte nicht geändert werden.',
        orders: [12, 13],
        retries: [{ argument: { idempotencyKey: 'key-1' } }, { argument: { idempotencyKey: 'key-2' } }],
      },
    ]);
  });
});
