import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeLocks } from '../../../testing/fake-locks.js';
import { FakeRegistration, fakeServiceWorker } from '../../../testing/fake-service-worker.js';
import { checkForUpdates, register, shopRegistration, updateNow, watchForUpdate } from './registration.js';

let workers: ReturnType<typeof fakeServiceWorker>;
let kept: FakeRegistration;
beforeEach(() => {
  kept = new FakeRegistration();
  workers = fakeServiceWorker(kept);
});
afterEach(() => {
  workers.remove();
  jest.useRealTimers();
});

const real = () => kept as unknown as ServiceWorkerRegistration;

test('the worker is registered for the whole shop, and a browser that refuses it is no failure', async () => {
  expect(await register()).toBe(kept);
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  workers.register.mockImplementation(() => Promise.reject(new Error('SecurityError')));
  expect(await register()).toBeNull();
});

test('the worker of the back office is not taken for that of the shop', async () => {
  Object.assign(kept, { scope: 'http://localhost/backend/' });
  expect(await shopRegistration()).toBeNull();
});

test('a new version is looked for 2.5 s after the start and every 30 minutes, also after a failure', async () => {
  jest.useFakeTimers();
  kept.update.mockImplementation(() => Promise.reject(new Error('offline')));
  const end = checkForUpdates(kept);
  await jest.advanceTimersByTimeAsync(2_499);
  expect(kept.update).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(kept.update).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_797_499);
  expect(kept.update).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(kept.update).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_800_000);
  expect(kept.update).toHaveBeenCalledTimes(3);
  end();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(kept.update).toHaveBeenCalledTimes(3);
});

test('a new version is noticed when it comes, and where it waits already', () => {
  const seen = jest.fn();
  const end = watchForUpdate(real(), seen);
  expect(seen).not.toHaveBeenCalled();
  kept.foundUpdate();
  expect(seen).toHaveBeenCalledTimes(1);
  end();
  kept.foundUpdate();
  expect(seen).toHaveBeenCalledTimes(1);
  watchForUpdate(real(), seen);
  expect(seen).toHaveBeenCalledTimes(2);
});

test('the first worker of a browser is no new version', () => {
  const seen = jest.fn();
  Object.assign(kept, { active: null });
  watchForUpdate(real(), seen);
  kept.foundUpdate();
  expect(seen).not.toHaveBeenCalled();
});

test('the page is loaded again once, after the new version took over', async () => {
  const waiting = kept.foundUpdate();
  const reload = jest.fn();
  await updateNow(real(), reload);
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  workers.container.dispatchEvent(new Event('controllerchange'));
  workers.container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an update waits until no tab sends an order any more', async () => {
  const locks = fakeLocks();
  const free = locks.hold();
  const waiting = kept.foundUpdate();
  const updated = updateNow(real(), () => undefined);
  await Promise.resolve();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  free();
  await updated;
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  locks.remove();
});
