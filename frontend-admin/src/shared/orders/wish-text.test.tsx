import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { WishText } from './wish-text.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test.each([
  ['2026-11-20T12:05+01:00', 'Gewünscht für 12:05'],
  ['2026-11-21T12:05+01:00', 'Gewünscht für morgen, 21.11.2026, 12:05'],
  ['2026-11-24T12:05+01:00', 'Gewünscht für 24.11.2026, 12:05'],
])('what is wanted for %s reads: %s', async (at, text) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00+01:00') });
  show(<WishText at={at} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(text)).toBeTruthy();
});
