import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../../testing/show.js';
import PictureButton from './picture-button.js';
import PictureOrigin from './picture-origin.js';

afterEach(cleanup);

const editor = { ...manager, roles: ['ROLE_CONTENT_EDITOR' as const] };
const ai = {
  ...{ provider: 'api.example.org', textModel: null, imageModel: 'm-1', month: '2026-11' },
  ...{ used: { tokens: 0, images: 3 }, budget: { tokens: 0, images: 50 } },
};
const made = {
  ...{ jobId: 'j-1', usage: { images: 1 }, remaining: ai.used },
  image: { id: 'i-1', version: 1, extension: 'webp' },
};
const MAKE = 'POST /api/content-ai/generate/image';

async function fill(answers = {}) {
  const shown = show(
    <PictureButton />,
    { 'GET /api/content-ai': () => ai, [MAKE]: () => made, ...answers },
    editor,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Bild erzeugen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild erzeugen' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Beschreibung/ }), 'Ein Gastgarten');
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Garten');
  await userEvent.click(dialog.getByRole('button', { name: 'Bild erzeugen' }));
  return { ...shown, dialog };
}

it('a picture is made by words, shown, and leads to its record', async () => {
  const { dialog, writes } = await fill();
  const link = await dialog.findByRole('link', { name: 'Zum Bild' });
  expect(link.getAttribute('href')).toBe('/images/i-1');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(dialog.getByRole('img', { name: 'Garten' }).getAttribute('src')).toBe(
    '/image/whole/small/i-1-1.webp',
  );
  expect(dialog.getByText('3 von 50 Bildern in diesem Monat')).toBeTruthy();
  expect(writes()).toMatchObject([
    { body: { prompt: 'Ein Gastgarten', size: 'landscape', style: 'photo', name: 'Garten' } },
  ]);
});

it('a picture that the model refuses says so at its description', async () => {
  const refused = new Refusal(422, [{ message: 'Das Modell hat das abgelehnt.', field: 'prompt' }]);
  const { dialog } = await fill({ [MAKE]: () => refused });
  expect(await dialog.findByText('Das Modell hat das abgelehnt.')).toBeTruthy();
});

it('there is no button where no model makes pictures', async () => {
  const answered = jest.fn(() => ({ ...ai, imageModel: null }));
  show(<PictureButton />, { 'GET /api/content-ai': answered }, editor);
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});

it('an image says that a model made it, and by which words; another one says nothing', async () => {
  const generated = {
    provider: 'api.example.org',
    model: 'm-1',
    at: '2026-11-29T13:20:00.000Z',
    by: 'u-1',
    prompt: 'Ein Gastgarten',
  };
  const history = [{ revision: '0', actor: { kind: 'user', id: 'u-1', name: 'Vera Beispiel' } }];
  const answers = (record: object) => ({
    'GET /api/images/i-1': () => ({ id: 'i-1', ...record }),
    'GET /api/images/i-1/history': () => history,
  });
  show(<PictureOrigin id="i-1" />, answers({ generated }), editor);
  expect(
    await screen.findByText('29.11.2026, 14:20 · Modell m-1 (api.example.org) · von Vera Beispiel'),
  ).toBeTruthy();
  expect(screen.getByText('„Ein Gastgarten“')).toBeTruthy();
  cleanup();
  show(<PictureOrigin id="i-1" />, answers({ generated: null }), editor);
  expect(screen.queryByRole('heading')).toBeNull();
});
