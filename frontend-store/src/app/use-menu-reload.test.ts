import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useMenuReload } from './use-menu-reload.js';

const HOUR = 60 * 60_000;

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

interface Read {
  readAt: number | undefined;
  changesAt?: string | null;
}

function shown() {
  const reload = jest.fn();
  const { rerender } = renderHook(
    ({ readAt, changesAt = null }: Read) => useMenuReload(readAt, reload, changesAt),
    { initialProps: { readAt: Date.now() } as Read },
  );
  return { reload, rerender };
}

test('the menu is reloaded every four hours', () => {
  const { reload, rerender } = shown();
  jest.advanceTimersByTime(4 * HOUR - 1);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender({ readAt: Date.now() });
  jest.advanceTimersByTime(4 * HOUR - 10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the menu is reloaded within ten seconds after the machine wakes up', () => {
  const { reload } = shown();
  jest.advanceTimersByTime(60_000);
  jest.setSystemTime(Date.now() + 9 * HOUR);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the menu is reloaded when the clock is set back', () => {
  const { reload } = shown();
  jest.setSystemTime(Date.now() - 5 * HOUR);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the menu is not reloaded before it was loaded once', () => {
  const { reload, rerender } = shown();
  rerender({ readAt: undefined });
  jest.advanceTimersByTime(5 * HOUR);
  expect(reload).not.toHaveBeenCalled();
});

test('the menu is reloaded once after the clock has changed what is shown', () => {
  const { reload, rerender } = shown();
  const changesAt = '2026-11-20T10:30:00.000Z';
  rerender({ readAt: Date.now(), changesAt });
  jest.advanceTimersByTime(30 * 60_000);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender({ readAt: Date.now(), changesAt });
  jest.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
