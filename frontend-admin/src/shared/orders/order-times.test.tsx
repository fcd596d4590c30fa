import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Age, ageWords, WishText } from './order-times.js';
import { show } from '../../testing/show.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const minute = 60_000;
test.each([
  [-5, '0\u00a0s'],
  [42_000, '42\u00a0s'],
  [89_000, '1\u00a0min'],
  [9 * minute + 59_000, '9\u00a0min'],
  [59 * minute + 59_000, '59\u00a0min'],
  [67 * minute, '1\u00a0h 7\u00a0min'],
  [89 * minute, '1\u00a0h 29\u00a0min'],
  [26 * 60 * minute, '1\u00a0T 2\u00a0h'],
])('a minute and a half read like an hour and a half: an age of %i ms is %j', (milliseconds, words) => {
  expect(ageWords(milliseconds)).toBe(words);
});

test('the age of an old order is rendered once a minute, not every second', async () => {
  let drawn = 0;
  const { container } = render(
    <Profiler id="age" onRender={() => (drawn += 1)}>
      <Age since="2026-11-20T16:40:00Z" />
    </Profiler>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const before = drawn;
  await act(() => jest.advanceTimersByTimeAsync(2 * minute));
  expect(drawn - before).toBe(2);
  expect(container.textContent).toBe('22\u00a0min');
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test.each([
  ['2026-11-20T12:05+01:00', null, 'Gewünscht für 12:05'],
  ['2026-11-21T12:05+01:00', null, 'Gewünscht für morgen, 21.11.2026, 12:05'],
  ['2026-11-24T12:05+01:00', null, 'Gewünscht für 24.11.2026, 12:05'],
  ['2026-11-20T12:15+01:00', '2026-11-20T11:30+01:00', 'So bald wie möglich, ab 11:30'],
  ['2026-11-21T12:15+01:00', '2026-11-21T11:30+01:00', 'So bald wie möglich, ab morgen, 21.11.2026, 11:30'],
])('an order due at %s, which the branch begins with at %s, is shown as: %s', async (at, begins, text) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00+01:00') });
  const order = { appointment: null, appointmentDate: begins === null ? at : null };
  show(<WishText order={order} at={new Date(at)} beginsAt={begins === null ? null : new Date(begins)} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['at the wanted time', '2026-11-20T12:05+01:00', '2026-11-20T11:05:00.000Z', 'Gewünscht für 12:05'],
  ['at another time', '2026-11-20T11:30+01:00', '2026-11-20T11:05:00.000Z', 'Vereinbart für 12:05'],
  ['at a time instead of as soon as possible', null, '2026-11-20T11:05:00.000Z', 'Vereinbart für 12:05'],
])(
  'a time that was agreed was shown as what the guest had wanted: confirmed %s',
  async (_case, appointmentDate, appointment, text) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00+01:00') });
    show(<WishText order={{ appointment, appointmentDate }} at={new Date(appointment)} beginsAt={null} />);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(text)).toBeTruthy();
  },
);
