import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { isPageServed, lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
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

describe('a page whose script cannot be loaded', () => {
  const load = jest.fn<() => Promise<{ default: () => React.ReactElement }>>();
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const send = jest.fn<typeof fetch>();
  const original = globalThis.fetch;
  const reload = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    globalThis.fetch = send;
    send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    load.mockReset().mockImplementation(missing);
    reload.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = original;
  });

  function open() {
    const Kitchen = lazyPart(load, { reload, isServed: isPageServed });
    render(
      <MantineProvider env="test">
        <MemoryRouter initialEntries={['/board']}>
          <Link to="/kitchen">Küche</Link>
          <Routes>
            <Route element={<PageBoundary />}>
              <Route path="/board" element={<p>Das Board</p>} />
              <Route
                path="/kitchen"
                element={
                  <Suspense>
                    <Kitchen />
                  </Suspense>
                }
              />
            </Route>
          </Routes>
        </MemoryRouter>
      </MantineProvider>,
    );
    return act(async () => screen.getByRole('link', { name: 'Küche' }).click());
  }
  const title = 'Diese Seite kann gerade nicht geladen werden.';

  test('says so in its place without leaving the app, and leads back', async () => {
    await open();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await act(async () => screen.getByRole('button', { name: 'Zurück' }).click());
    expect(screen.getByText('Das Board')).toBeTruthy();
  });

  test('is loaded by itself when the server is back', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    send.mockImplementation(async () => new Response('<html>'));
    load.mockImplementation(async () => ({ default: () => <p>Die Küche</p> }));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Die Küche')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
