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

test('the search does not start after another page was opened', () => {
  type('Hof');
  window.history.pushState({}, '', '/tags/1');
  jest.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
