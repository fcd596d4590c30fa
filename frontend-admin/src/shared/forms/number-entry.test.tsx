import { afterEach, describe, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberEntry, type EnteredNumber } from './number-entry.js';

afterEach(cleanup);

function open(first: EnteredNumber) {
  const changes: EnteredNumber[] = [];
  function Place() {
    const [value, setValue] = useState(first);
    return (
      <MantineProvider env="test">
        <NumberEntry
          label="Preis"
          value={value}
          decimals={2}
          unit="€"
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
        <button onClick={() => setValue(7)}>Sieben</button>
      </MantineProvider>
    );
  }
  render(<Place />);
  const input = screen.getByLabelText<HTMLInputElement>('Preis');
  return { input, last: () => changes.at(-1) };
}

describe('a price field', () => {
  test.each([
    ['4.80', 4.8, '4,80'],
    ['4,8', 4.8, '4,80'],
    ['1.234,50', 1234.5, '1234,50'],
    ['1.234', 1234, '1234,00'],
    ['12 €', 12, '12,00'],
  ])('parses pasted %j as %j and shows %j', async (text, value, shown) => {
    const { input, last } = open(4.7);
    await userEvent.clear(input);
    await userEvent.paste(text);
    expect(last()).toBe(value);
    await userEvent.tab();
    expect(input.value).toBe(shown);
  });

  test('accepts a value that is set in a single change event', () => {
    const { input, last } = open(null);
    fireEvent.change(input, { target: { value: '4.80' } });
    expect(last()).toBe(4.8);
  });

  test('keeps text that is no number and shows an error on blur', async () => {
    const { input, last } = open(4.7);
    await userEvent.clear(input);
    await userEvent.type(input, 'vier');
    expect(last()).toBe('vier');
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.tab();
    expect(input.value).toBe('vier');
    expect(screen.getByText('Bitte geben Sie eine Zahl wie 1234,50 an.')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('reports null when empty and shows a value set from outside', async () => {
    const { input, last } = open(4.7);
    await userEvent.clear(input);
    expect(last()).toBeNull();
    await userEvent.click(screen.getByText('Sieben'));
    expect(input.value).toBe('7,00');
  });
});
