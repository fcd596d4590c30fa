import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StillThere } from './still-there.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

test('a guest is asked after a while without a touch, and is gone when the countdown has ended', () => {
  const onGone = jest.fn();
  render(<StillThere askAfter={60} onGone={onGone} />);
  pass(30);
  fireEvent.pointerDown(window);
  pass(59);
  expect(screen.queryByRole('dialog')).toBeNull();
  pass(1);
  expect(screen.getByRole('timer').textContent).toBe('In 20 Sekunden wird Ihre Bestellung gelöscht.');
  pass(19);
  expect(screen.getByRole('timer').textContent).toContain('In 1 Sekunde ');
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a guest who is still there goes on, and one who begins from the start does so at once', () => {
  const onGone = jest.fn();
  render(<StillThere askAfter={60} onGone={onGone} />);
  pass(65);
  // A touch elsewhere is no answer: it may have been meant for what lay below.
  fireEvent.pointerDown(window);
  fireEvent.click(screen.getByRole('button', { name: 'Weiter bestellen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  pass(59);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Von vorne beginnen' }));
  expect(onGone).toHaveBeenCalledTimes(1);
});
