import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { image } from '@bestellwerk/domain/records/definitions/image';
import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { showEditor } from '../../../testing/show-editor.js';
import ImageEditor from './image-editor.js';
import ImagesEditor from './images-editor.js';

afterEach(cleanup);

const anImage = (id: string, name: string, version: number, changes: object = {}) => ({
  ...image.schemas.fields.parse(image.example),
  id,
  name,
  version,
  isRemoved: false,
  revision: '0',
  ...changes,
});
const library = [anImage('i-1', 'Stube', 3), anImage('i-2', 'Garten', 1, { description: '' })];
const reference = (id: string, version: number): ImageReference => ({ id, version, extension: 'webp' });
const answers = { 'GET /api/images': () => library };
const pick = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, pressed: false }));

describe('images', () => {
  const open = (value: readonly ImageReference[]) =>
    showEditor<readonly ImageReference[] | null>(ImagesEditor, branch.fields.images, 'images', value, {
      answers,
    });

  test('are chosen from the library without duplicates', async () => {
    const { last } = open([reference('i-1', 3)]);
    await userEvent.click(screen.getByRole('button', { name: 'Bilder hinzufügen' }));
    await pick('Garten');
    await pick('Stube');
    await userEvent.click(screen.getByRole('button', { name: '2 Bilder übernehmen' }));
    expect(last()).toEqual([reference('i-1', 3), { ...reference('i-2', 1), name: 'Garten' }]);
  });

  test('can be moved and removed without dragging', async () => {
    const { last } = open([reference('i-1', 3), reference('i-2', 1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Garten' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach vorne' }));
    expect(last()).toEqual([reference('i-2', 1), reference('i-1', 3)]);
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Garten' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    expect(last()).toEqual([reference('i-1', 3)]);
  });

  test('show a missing alternative text and a newer version', async () => {
    const { last } = open([reference('i-1', 2), reference('i-2', 1)]);
    const [, garden] = screen.getAllByRole('listitem');
    expect(await within(garden!).findByText('ohne Alternativtext')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Neue Fassung übernehmen' }));
    expect(last()).toEqual([{ ...reference('i-1', 3), name: 'Stube' }, reference('i-2', 1)]);
  });

  test('that are too large are rejected before the upload', async () => {
    open([]);
    await userEvent.click(screen.getByRole('button', { name: 'Bilder hinzufügen' }));
    const file = new File(['x'], 'riesig.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: 60 * 1024 * 1024 });
    const zone = (await screen.findByText('oder hierher ziehen')).closest('div')!;
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toBe('riesig.pngDie Datei ist größer als 50 MB.');
  });
});

test('choosing a single image closes the library, and the image can be removed', async () => {
  const { last } = showEditor<ImageReference | null>(ImageEditor, branch.fields.logo, 'logo', null, {
    answers,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Logo: Bild wählen' }));
  await pick('Garten');
  expect(last()).toEqual({ ...reference('i-2', 1), name: 'Garten' });
  await userEvent.click(screen.getByRole('button', { name: 'Logo entfernen' }));
  expect(last()).toBeNull();
});
