import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { type DayRange, DateRange } from './date-range.js';

afterEach(cleanup);

const open = (value: DayRange) =>
  render(
    <MantineProvider env="test">
      <DateRange label="Zeitraum" value={value} onChange={() => undefined} />
    </MantineProvider>,
  );

test('the calendar dialog has the label of its field', async () => {
  open([null, null]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Zeitraum' }));
  expect(await screen.findByRole('dialog', { name: 'Zeitraum' })).toBeDefined();
});

test.each<[DayRange, string]>([
  [['2026-11-28', '2026-11-28'], '28.11.2026'],
  [['2026-11-22', '2026-11-28'], '22.11.2026 – 28.11.2026'],
])('the field of the days %s reads: %s', (days, words) => {
  open(days);
  expect(screen.getByRole('button', { name: 'Zeitraum' }).textContent).toBe(words);
});
