import { describe, expect, jest, test } from '@jest/globals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isAnswerKnown, unreachableMessage } from './api-failure.js';
import { type ApiCall, createBaseQuery } from './base-query.js';
import { createKnownPosition } from './known-position.js';

function setup(...answers: (Response | Error)[]) {
  const send = jest.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) send.mockRejectedValueOnce(answer);
    else send.mockResolvedValueOnce(answer);
  }
  const query = createBaseQuery({ fetch: send, position: createKnownPosition() });
  const api = { signal: new AbortController().signal } as BaseQueryApi;
  const headers = (call: number) => send.mock.calls[call]![1]!.headers as Record<string, string>;
  return { send, headers, ask: async (call: string | ApiCall) => query(call, api, {}) };
}

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe('an answer', () => {
  test('is unwrapped; list meta and staleness go to the meta', async () => {
    const meta = { total: 3, page: 1, limit: 2 };
    const { ask, send } = setup(answer({ data: [1, 2], meta }, 200, { 'x-stale': 'true' }));
    const result = await ask({ url: 'orders', params: { page: 1, search: '', status: undefined } });
    expect(result.data).toEqual([1, 2]);
    expect(result.meta).toMatchObject({ list: meta, isStale: true });
    expect(send.mock.calls[0]![0]).toBe('/api/orders?page=1');
  });

  test('that is null counts as data', async () => {
    const { ask } = setup(answer({ data: null }));
    expect(await ask('users/me')).toMatchObject({ data: null });
  });
});

describe('positions', () => {
  test('the highest one is sent with reads, not with writes', async () => {
    const { ask, headers } = setup(
      answer({ data: 1 }, 200, { 'x-position': '9007199254740995' }),
      answer({ data: 1 }, 200, { 'x-position': '7' }),
      answer({ data: 1 }),
      answer({ data: 1 }),
    );
    await ask({ url: 'orders', method: 'POST', body: {}, idempotencyKey: 'k' });
    await ask('orders');
    await ask('orders');
    await ask({ url: 'orders', method: 'POST', body: {} });
    expect(headers(0)).toMatchObject({ 'idempotency-key': 'k' });
    expect(headers(2)['x-position']).toBe('9007199254740995');
    expect(headers(3)['x-position']).toBeUndefined();
  });
});

describe('failures', () => {
  test.each([
    [{ 'retry-after': '40' }, { retryAfter: 40 }],
    [{ 'retry-after': 'Fri, 20 Nov 2026 18:00:00 GMT' }, {}],
    [{}, {}],
  ])('with the headers %j name the seconds to wait: %j', async (headers, wait) => {
    const errors = [{ message: 'Zu viele Anfragen.', field: null }];
    const { ask } = setup(answer({ errors }, 429, headers));
    expect((await ask('orders')).error).toEqual({ status: 429, errors, ...wait });
  });

  test('keep the messages and fields of the server', async () => {
    const errors = [{ message: 'Bitte geben Sie Ihren Vornamen an.', field: 'firstName' }];
    const { ask } = setup(answer({ errors }, 422));
    expect((await ask('orders')).error).toEqual({ status: 422, errors });
  });

  test('of a write with an outdated revision contain the conflicting changes', async () => {
    const errors = [{ message: 'Inzwischen geändert.', field: null }];
    const conflict = { record: { id: 't-1', revision: '4' }, changes: [] };
    const { ask, headers } = setup(answer({ errors, conflict }, 409));
    const { error } = await ask({ url: 'tags/t-1', method: 'PUT', body: {}, ifMatch: '3' });
    expect(headers(0)['if-match']).toBe('"3"');
    expect(error).toEqual({ status: 409, errors, conflict });
  });

  test('of an order whose price changed contain both totals', async () => {
    const errors = [{ message: 'Der Preis hat sich geändert.', field: 'expectedTotal' }];
    const totals = { expected: 7.8, current: 19.8 };
    const { ask } = setup(answer({ errors, totals }, 409));
    const { error } = await ask({ url: 'orders', method: 'POST', body: {} });
    expect(error).toEqual({ status: 409, errors, totals });
  });

  test.each([
    ['no connection', new TypeError('fetch failed'), 0],
    ['a gateway without our envelope', new Response('<html>', { status: 502 }), 502],
  ])('of %s get a German message and count as unanswered', async (_name, outcome, status) => {
    const { ask } = setup(outcome);
    const { error } = await ask('orders');
    expect(error).toEqual({ status, errors: [{ message: unreachableMessage, field: null }] });
    expect(isAnswerKnown(error!)).toBe(false);
  });

  test('include an answer that is cut off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
    const { ask } = setup(new Response(body, { status: 201 }));
    expect((await ask('orders')).error).toMatchObject({ status: 0 });
  });
});
