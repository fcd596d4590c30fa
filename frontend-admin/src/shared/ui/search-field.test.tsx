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

test('words are sought when typing pauses', () => {
  type(' Hof ');
  expect(onSearch).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(onSearch).toHaveBeenCalledWith('Hof');
});

test('words are not sought any more when another page was opened', () => {
  type('Hof');
  window.history.pushState({}, '', '/tags/1');
  jest.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
