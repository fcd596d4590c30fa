import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeLocks } from '../../../testing/fake-locks.js';
import { LONGEST_WAIT, oneTabAtATime, STORED_AFTER } from './one-tab-at-a-time.js';

let locks: ReturnType<typeof fakeLocks>;
const onFreed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onFreed.mockClear();
  locks = fakeLocks({ onFreed });
});
afterEach(() => {
  locks.remove();
  jest.useRealTimers();
});

test('an order is sent only after another tab has got the answer to its own', async () => {
  const free = locks.hold();
  const work = jest.fn(async () => 'sent');
  const sent = oneTabAtATime(work);
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
  expect(work).not.toHaveBeenCalled();
  free();
  expect(await sent).toBe('sent');
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(work).toHaveBeenCalledTimes(1);
});

test('the next tab begins only when it surely sees what this one has stored, and this one does not wait for that', async () => {
  expect(await oneTabAtATime(async () => 'sent')).toBe('sent');
  await jest.advanceTimersByTimeAsync(STORED_AFTER - 1);
  expect(onFreed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFreed).toHaveBeenCalledTimes(1);
});

test('an order is not kept back any longer than another one can take to be sent', async () => {
  locks.hold();
  const work = jest.fn(async () => 'sent');
  const sent = oneTabAtATime(work);
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(await sent).toBe('sent');
  expect(work).toHaveBeenCalledTimes(1);
});

test('an order that fails to be sent is not sent a second time without the lock', async () => {
  const work = jest.fn(async () => Promise.reject(new Error('failed')));
  await expect(oneTabAtATime(work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledTimes(1);
});

test('an order is sent where the browser has no locks, or refuses them', async () => {
  const refuse = async () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refuse } });
  expect(await oneTabAtATime(async () => 'sent')).toBe('sent');
  locks.remove();
  expect(await oneTabAtATime(async () => 'sent')).toBe('sent');
});
