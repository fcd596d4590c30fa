import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useMenuReload } from './use-menu-reload.js';

const HOUR = 60 * 60_000;

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function shown() {
  const reload = jest.fn();
  const { rerender } = renderHook(({ readAt }) => useMenuReload(readAt, reload), {
    initialProps: { readAt: Date.now() as number | undefined },
  });
  return { reload, rerender };
}

test('the menu is read again after four hours, and then four hours after that', () => {
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

test('a machine that slept reads it within ten seconds after it woke', () => {
  const { reload } = shown();
  jest.advanceTimersByTime(60_000);
  jest.setSystemTime(Date.now() + 9 * HOUR);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a clock that was set back does not keep an old menu', () => {
  const { reload } = shown();
  jest.setSystemTime(Date.now() - 5 * HOUR);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is read again before it was read at all', () => {
  const { reload, rerender } = shown();
  rerender({ readAt: undefined });
  jest.advanceTimersByTime(5 * HOUR);
  expect(reload).not.toHaveBeenCalled();
});
