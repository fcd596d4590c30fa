import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field.js';

const onSearch = jest.fn();

function type(words: string): void {
  render(
    <MantineProvider env="test">
      <SearchField words="" placeholder="Tags durchsuchen" onSearch={onSearch} />
    </MantineProvider>,
  );
  fireEvent.change(screen.getByRole('searchbox', { name: 'Suche' }), { target: { value: words } });
}

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockReset();
  window.history.replaceState({}, '', '/tags');
});

afterEach(() => {
  jest.useRealTimers();
});

test('the search starts when typing pauses', () => {
  type(' Hof ');
  expect(onSearch).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(onSearch).toHaveBeenCalledWith('Hof');
});

test('words that were searched for elsewhere replace those in the field, typed ones stay as they are', () => {
  const field = (words: string) => (
    <MantineProvider env="test">
      <SearchField words={words} placeholder="Tags durchsuchen" onSearch={onSearch} />
    </MantineProvider>
  );
  const { rerender } = render(field(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
  fireEvent.change(input, { target: { value: 'Hof ' } });
  jest.runAllTimers();
  rerender(field('Hof'));
  expect(input.value).toBe('Hof ');
  rerender(field('Novak'));
  expect(input.value).toBe('Novak');
  rerender(field('Hof'));
  expect(input.value).toBe('Hof');
  rerender(field(''));
  expect(input.value).toBe('');
});

test('the search does not start after another page was opened', () => {
  type('Hof');
  window.history.pushState({}, '', '/tags/1');
  jest.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
