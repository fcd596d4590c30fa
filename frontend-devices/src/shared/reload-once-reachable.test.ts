import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reloadOnceReachable } from './reload-once-reachable.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the page is reloaded only once the server answers successfully', async () => {
  const reload = jest.fn();
  const fetched = jest.fn<typeof fetch>();
  globalThis.fetch = fetched;
  const stop = reloadOnceReachable(reload);

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(15_000);
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(reload).not.toHaveBeenCalled();

  fetched.mockResolvedValueOnce(new Response(null));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});
