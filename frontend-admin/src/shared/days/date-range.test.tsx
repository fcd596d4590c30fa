import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { DateRange } from './date-range.js';

test('the calendar dialog has the label of its field', async () => {
  render(
    <MantineProvider env="test">
      <DateRange label="Zeitraum" value={[null, null]} onChange={() => undefined} />
    </MantineProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Zeitraum' }));
  expect(await screen.findByRole('dialog', { name: 'Zeitraum' })).toBeDefined();
});
