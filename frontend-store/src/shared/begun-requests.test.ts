import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchOrBegun } from './begun-requests.js';

const window = globalThis as { begunRequests?: Record<string, Promise<Response>> };
const send = jest.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  send.mockImplementation(async () => Response.json('fetched'));
  globalThis.fetch = send;
});
afterEach(() => {
  delete window.begunRequests;
});

const read = async (init?: RequestInit) => (await fetchOrBegun('/api/init', init)).json();

test('a preloaded request is used once', async () => {
  window.begunRequests = { '/api/init': Promise.resolve(Response.json('begun')) };
  expect(await read()).toBe('begun');
  expect(await read()).toBe('fetched');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a request that was not preloaded is fetched', async () => {
  expect(await read()).toBe('fetched');
  window.begunRequests = { '/api/other': Promise.resolve(Response.json('begun')) };
  expect(await read()).toBe('fetched');
});

test('a write never uses a preloaded response', async () => {
  window.begunRequests = { '/api/init': Promise.resolve(Response.json('begun')) };
  expect(await read({ method: 'POST' })).toBe('fetched');
});

test('a failed preloaded request rejects, and the next one is fetched', async () => {
  window.begunRequests = { '/api/init': Promise.reject(new TypeError('away')) };
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('fetched');
});

test('a pending preloaded request is aborted by its signal', async () => {
  window.begunRequests = { '/api/init': new Promise(() => undefined) };
  const limit = new AbortController();
  const reading = read({ signal: limit.signal });
  limit.abort();
  await expect(reading).rejects.toThrow('aborted');
});
