import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { WishText } from './wish-text.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test.each([
  ['2026-11-20T12:05+01:00', true, 'Gewünscht für 12:05'],
  ['2026-11-21T12:05+01:00', true, 'Gewünscht für morgen, 21.11.2026, 12:05'],
  ['2026-11-24T12:05+01:00', true, 'Gewünscht für 24.11.2026, 12:05'],
  ['2026-11-21T12:15+01:00', false, 'So bald wie möglich: morgen, 21.11.2026, 12:15'],
])('an order due at %s, chosen by the guest: %s, is shown as: %s', async (at, isChosen, text) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00+01:00') });
  show(<WishText at={new Date(at)} isChosen={isChosen} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(text)).toBeTruthy();
});
