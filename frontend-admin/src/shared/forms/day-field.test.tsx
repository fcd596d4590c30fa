import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../testing/show.js';
import { DayField } from './day-field.js';

afterEach(cleanup);

function open(first: string, maxDate?: string) {
  const onChange = jest.fn<(value: string) => void>();
  function Place() {
    const [value, setValue] = useState(first);
    return (
      <DayField
        label="Tag"
        value={value}
        maxDate={maxDate}
        error={undefined}
        onClear={() => setValue('')}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  show(<Place />);
  const input = screen.getByLabelText<HTMLInputElement>('Tag');
  return { input, last: () => onChange.mock.lastCall?.[0] };
}

describe('a day field', () => {
  test.each([
    ['31.02.2027', '31.02.2027', '31.02.2027', 'Den 31.02.2027 gibt es nicht.'],
    ['bald', 'bald', 'bald', 'Bitte geben Sie einen Tag wie 24.12.2026 an.'],
    ['2026-12-01', '2026-12-01', '01.12.2026', null],
    ['1.12.2026', '2026-12-01', '01.12.2026', null],
  ])('with %j typed reports the value %j and shows %j', async (text, value, shown, problem) => {
    const { input, last } = open('2026-11-20');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
    expect(last()).toBe(value);
    expect(input.value).toBe(shown);
    if (problem) expect(screen.getByText(problem)).toBeTruthy();
    expect(input.getAttribute('aria-invalid') === 'true').toBe(problem !== null);
  });

  test('completes a day without a year and shows the year', async () => {
    const { input, last } = open('');
    await userEvent.type(input, '1.12.');
    await userEvent.tab();
    expect(last()).toMatch(/^\d{4}-12-01$/);
    expect(input.value).toMatch(/^01\.12\.\d{4}$/);
  });

  test('shows which day is meant by the name of a weekday, the last one where there is a maximum', async () => {
    const { input, last } = open('', '2026-11-22');
    await userEvent.type(input, 'Montag');
    expect(last()).toBe('2026-11-16');
    await userEvent.tab();
    expect(input.value).toBe('16.11.2026');
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('rejects a day after the maximum', async () => {
    const { input } = open('', '2026-11-22');
    await userEvent.type(input, '23.11.2026');
    await userEvent.tab();
    expect(screen.getByText('Bitte geben Sie einen Tag bis 22.11.2026 an.')).toBeTruthy();
  });

  test('accepts a day from the calendar and is cleared by a button', async () => {
    const { input, last } = open('2026-11-20');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('button', { name: /^24\.? November 2026/ }));
    expect(last()).toBe('2026-11-24');
    expect(input.value).toBe('24.11.2026');
    await userEvent.click(screen.getByRole('button', { name: 'Tag leeren' }));
    expect(input.value).toBe('');
  });

  test('closes its calendar once a whole day was typed, and opens it again when the day is changed', async () => {
    const calendar = () => screen.queryByRole('button', { name: 'Monat wählen' });
    const { input } = open('2026-11-20');
    await userEvent.click(input);
    expect(calendar()).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, '28.11.20');
    expect(calendar()).toBeTruthy();
    await userEvent.type(input, '26');
    expect(calendar()).toBeNull();
    await userEvent.type(input, '{Backspace}');
    expect(calendar()).toBeTruthy();
  });
});
