import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { AppBoundary, PageBoundary } from './boundaries.js';
import { PartBoundary } from '../shared/request-status/part-boundary.js';

let isBroken = true;
beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Page() {
  if (isBroken) throw new Error('No such field');
  return <p>Die Seite</p>;
}

const pages = (
  <MantineProvider env="test">
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/other">Andere</Link>
      <Routes>
        <Route element={<PageBoundary />}>
          <Route path="/broken" element={<Page />} />
          <Route path="/other" element={<p>Die andere Seite</p>} />
        </Route>
      </Routes>
    </MemoryRouter>
  </MantineProvider>
);

describe('a page that fails to render', () => {
  test('keeps the navigation and lets other pages open', async () => {
    render(pages);
    expect(screen.getByRole('heading', { name: 'Diese Seite konnte nicht angezeigt werden.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Andere' }));
    expect(screen.getByText('Die andere Seite')).toBeTruthy();
  });

  test('is shown after a successful retry', async () => {
    render(pages);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.getByText('Die Seite')).toBeTruthy();
  });
});

test('a part that fails to render keeps the rest of the page and recovers when its reset key changes', () => {
  const shown = (value: number) => (
    <MantineProvider env="test">
      <PartBoundary name="Die Vorschau" resetKey={value}>
        <Page />
      </PartBoundary>
      <p>Der Rest</p>
    </MantineProvider>
  );
  const { rerender } = render(shown(1));
  expect(screen.getByRole('alert').textContent).toContain('Die Vorschau konnte nicht angezeigt werden.');
  expect(screen.getByText('Der Rest')).toBeTruthy();
  isBroken = false;
  rerender(shown(2));
  expect(screen.getByText('Die Seite')).toBeTruthy();
});

test('a failure outside all pages shows an error instead of a blank page', () => {
  render(
    <AppBoundary>
      <Page />
    </AppBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Das Backoffice konnte nicht angezeigt werden.' })).toBeTruthy();
});
