import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { show } from '../../testing/show.js';
import Frame from './frame.js';

const original = globalThis.fetch;
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = original;
});

const menu = () => screen.queryByRole('dialog', { name: 'Navigation' });

/** The first page leads to another one, whose code is still under way. */
function openWhileLoading() {
  let arrive = () => undefined as void;
  const Late = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Die Seite</h1> });
      }),
  );
  show(
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Navigate to="/late" replace />} />
        <Route path="/late" element={<Late />} />
        <Route path="*" element={<h1>Eine andere</h1>} />
      </Route>
    </Routes>,
  );
  return () => act(async () => arrive());
}

test('the menu that is opened while the first page is loaded stays open when it comes', async () => {
  const arrive = openWhileLoading();
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeTruthy();
  await arrive();
  await screen.findByRole('heading', { name: 'Die Seite', hidden: true });
  expect(menu()).not.toBeNull();
});

test('the menu closes when a page is chosen from it', async () => {
  await openWhileLoading()();
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  const shown = await screen.findByRole('dialog', { name: 'Navigation' });
  await userEvent.click(shown.querySelector<HTMLElement>('[href="/orders"]')!);
  expect(await screen.findByRole('heading', { name: 'Eine andere' })).toBeTruthy();
  expect(menu()).toBeNull();
});
