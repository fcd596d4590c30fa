import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks } from './share-links.js';

const url = 'https://shop.example/store/wien?product=schnitzel';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  cleanup();
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

const show = () => render(<ShareLinks url={url} title="Schnitzel" look="link" />);

test('a copied link is confirmed, for screen readers as well', async () => {
  const writeText = jest.fn<Clipboard['writeText']>(async () => undefined);
  show();
  give('clipboard', { writeText });
  await press('Link kopieren');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Der Link wurde kopiert.');
});

test('where nothing can be copied the address is shown, marked, to copy it by hand', async () => {
  show();
  give('clipboard', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) });
  await press('Link kopieren');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Bitte kopieren/ });
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(url);
  expect(document.activeElement).toBe(field);
});

test('a link is handed to another app where the browser can, and a guest who thinks better of it reads nothing', async () => {
  const share = jest.fn<Navigator['share']>(() => Promise.reject(new DOMException('Canceled', 'AbortError')));
  show();
  expect(screen.queryByRole('button', { name: 'Teilen' })).toBeNull();
  cleanup();
  give('share', share);
  show();
  await press('Teilen');
  expect(share).toHaveBeenCalledWith({ title: 'Schnitzel', url });
  expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
