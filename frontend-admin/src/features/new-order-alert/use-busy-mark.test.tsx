import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useBusyMark } from './use-busy-mark.js';

describe('the mark of a busy page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const isBusy = () => document.documentElement.hasAttribute('data-busy');
  const changing = () => {
    const { rerender } = renderHook(({ orders }) => useBusyMark(orders), { initialProps: { orders: 0 } });
    let orders = 0;
    return (everyMs: number, times: number) => {
      for (let time = 0; time < times; time++) {
        jest.advanceTimersByTime(everyMs);
        rerender({ orders: ++orders });
      }
    };
  };

  it('is set by more changes in a second than an eye follows, and goes a second after the last one', () => {
    const change = changing();
    change(50, 6);
    expect(isBusy()).toBe(true);
    jest.advanceTimersByTime(999);
    expect(isBusy()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isBusy()).toBe(false);
  });

  it('is not set by orders that come one after the other', () => {
    const change = changing();
    change(300, 30);
    expect(isBusy()).toBe(false);
  });
});
