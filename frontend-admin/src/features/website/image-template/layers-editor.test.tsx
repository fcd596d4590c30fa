import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { useState } from 'react';
import { FieldEditors } from '../../../shared/record-fields/field-editors.js';
import { FieldView } from '../../../shared/record-fields/field-view.js';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import { show } from '../../../testing/show.js';
import { type DraftLayer, newLayer } from './layers.js';

beforeEach(() => tabStorage.remove('image-template-sample'));
afterEach(cleanup);

const photo = { ...newLayer('image'), name: 'Foto' };
const title = { ...newLayer('text'), name: 'Titel', x: 10, y: 40, width: 50, height: 20 };
const library = ['Stube', 'Garten'].map((name, index) => ({
  ...image.schemas.fields.parse(image.example),
  ...{ id: `i-${index}`, name, version: 1, isRemoved: false, revision: '0' },
}));
const answers = {
  'POST /api/image-templates/preview': () =>
    new Response('png', { headers: { 'content-type': 'image/png' } }),
};

interface Setup {
  layers?: readonly DraftLayer[];
  problems?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
  /** The images there are, newest first. */
  images?: readonly object[];
}

/** The form of a template with these layers. */
function open({ layers = [photo, title], problems = {}, isReadOnly = false, images = [] }: Setup = {}) {
  let last: unknown = layers;
  let replace: (layers: readonly DraftLayer[]) => void;
  function Form() {
    const [kept, keep] = useState<unknown>(layers);
    last = kept;
    replace = keep;
    return (
      <FieldEditors>
        <FieldView
          path="layers"
          schema={imageTemplate.fields.layers}
          value={kept}
          onChange={keep}
          problemAt={(path) => problems[path]}
          isReadOnly={isReadOnly}
          record={{ ...imageTemplate.begins, name: 'Teilen', identifier: 'share', layers: kept }}
        />
      </FieldEditors>
    );
  }
  show(<Form />, { ...answers, 'GET /api/images': () => images });
  return {
    last: () => last as DraftLayer[],
    names: () => (last as DraftLayer[]).map(({ name }) => name),
    replace: (changed: readonly DraftLayer[]) => act(() => replace(changed)),
  };
}

const layerButton = (name: string | RegExp) => screen.findByRole('button', { name });
const select = async (name: string | RegExp) => userEvent.click(await layerButton(name));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const canvas = () => screen.getByRole('application', { name: /^Zeichnung/ });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('layers', () => {
  test('are listed from the one on top, each by its place, type and name', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Ebenen, die oberste zuerst' });
    const names = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['2. Text Titel', '1. Bild Foto']);
  });

  test('begin with the picture, at the press of a button', async () => {
    const { last } = open({ layers: [] });
    expect(await screen.findByText(/^Noch keine Ebenen/)).toBeTruthy();
    await press('Bild hinzufügen');
    expect(last()).toEqual([newLayer('image')]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1. Bild '));
  });

  test.each(['Bild', 'Text', 'Form', 'Logo'])(
    'of the type %s can be added and saved as they begin',
    async (word) => {
      const { last } = open({ layers: [] });
      await userEvent.click(await screen.findByRole('button', { name: 'Ebene hinzufügen' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: word }));
      expect(imageTemplate.fields.layers.safeParse(last()).error).toBeUndefined();
      expect(announced()).toContain('hinzugefügt.');
      expect(await screen.findByRole('region', { name: new RegExp(`^1. ${word}`) })).toBeTruthy();
    },
  );

  test('are put in front and behind, and keep the selection', async () => {
    const { names } = open();
    await select('1. Bild Foto');
    await press('Nach vorne');
    expect(names()).toEqual(['Titel', 'Foto']);
    expect(screen.getByRole('button', { name: '2. Bild Foto', pressed: true })).toBeTruthy();
    expect(announced()).toContain('Bild „Foto“: Platz 2 von 2');
    await press('Nach vorne');
    expect(names()).toEqual(['Titel', 'Foto']);
    await press('Nach hinten');
    expect(names()).toEqual(['Foto', 'Titel']);
  });

  test('are duplicated above, and hidden and shown', async () => {
    const { names, last } = open();
    await select('1. Bild Foto');
    await press('Duplizieren');
    expect(names()).toEqual(['Foto', 'Foto', 'Titel']);
    await press('Ausblenden');
    expect(last().map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
    expect(screen.getByRole('button', { name: '2. Bild Foto (ausgeblendet)' })).toBeTruthy();
    await press('Einblenden');
    expect(last()[1]).toEqual(photo);
  });

  test('that were removed can be had again beside the list', async () => {
    const { names } = open();
    await select('2. Text Titel');
    await press('Entfernen');
    expect(names()).toEqual(['Foto']);
    expect(await screen.findByText('Text „Titel“ entfernt.', { selector: 'p' })).toBeTruthy();
    await press('Rückgängig');
    expect(names()).toEqual(['Foto', 'Titel']);
    expect(screen.queryByText('Text „Titel“ entfernt.', { selector: 'p' })).toBeNull();
  });

  test('are changed by their fields', async () => {
    const { last } = open();
    await select('2. Text Titel');
    const fields = await screen.findByRole('region', { name: '2. Text „Titel“' });
    const text = await within(fields).findByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Neu');
    const left = within(fields).getByRole('textbox', { name: 'Von links' });
    await userEvent.clear(left);
    await userEvent.type(left, '12,5');
    expect(last()[1]).toEqual({ ...title, text: 'Neu', x: 12.5 });
  });
});

describe('by keys', () => {
  const keys = async (pressed: string) => {
    act(() => canvas().focus());
    await userEvent.keyboard(pressed);
  };

  test.each([
    ['{ArrowRight}', { x: 10.5 }, '10,5 % von links, 40 % von oben'],
    ['{ArrowUp}', { y: 39.5 }, '10 % von links, 39,5 % von oben'],
    ['{Shift>}{ArrowLeft}{/Shift}', { x: 5 }, '5 % von links, 40 % von oben'],
    ['{Alt>}{ArrowRight}{/Alt}', { width: 50.5 }, '50,5 % breit, 20 % hoch'],
    ['{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}', { height: 25 }, '50 % breit, 25 % hoch'],
  ])('%s moves or resizes the selected layer, and that is announced', async (pressed, changes, words) => {
    const { last } = open();
    await select('2. Text Titel');
    await keys(pressed);
    expect(last()).toEqual([photo, { ...title, ...changes }]);
    expect(announced().replaceAll('\u00a0', ' ')).toContain(`Text „Titel“: ${words}`);
  });

  test('arrows also work on the layer in the list, and never move it out of what can be saved', async () => {
    const { last } = open({ layers: [{ ...title, x: -198 }] });
    await select('1. Text Titel');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(last()[0]!['x']).toBe(-200);
  });

  test('a layer is removed in the list, and the focus goes to the next one', async () => {
    const { names } = open();
    await select('2. Text Titel');
    await userEvent.keyboard('{Delete}');
    expect(names()).toEqual(['Foto']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1. Bild Foto'));
    await userEvent.keyboard('{Delete}');
    expect(names()).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ebene hinzufügen'));
  });

  test('nothing is moved where nothing is selected', async () => {
    const { last } = open();
    await layerButton('2. Text Titel');
    await keys('{ArrowRight}');
    expect(last()).toEqual([photo, title]);
    expect(announced()).toContain('Keine Ebene ist gewählt.');
  });

  test('steps are undone and redone, also by buttons', async () => {
    const { last, names } = open();
    await select('2. Text Titel');
    await keys('{ArrowRight}{ArrowRight}{Delete}');
    expect(names()).toEqual(['Foto']);
    await keys('{Control>}z{/Control}');
    expect(last()[1]).toEqual({ ...title, x: 11 });
    await keys('{Control>}z{/Control}');
    expect(last()[1]).toEqual(title);
    await keys('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(last()[1]).toEqual({ ...title, x: 11 });
    await press('Wiederholen (Strg+Umschalt+Z)');
    expect(names()).toEqual(['Foto']);
    await press('Rückgängig (Strg+Z)');
    expect(names()).toEqual(['Foto', 'Titel']);
  });
});

describe('problems', () => {
  const problems = { 'layers.0.radius': 'Höchstens 50.' };

  test('are marked at the layer in which they are', async () => {
    open({ problems });
    expect(await layerButton('1. Bild Foto (bitte prüfen)')).toBeTruthy();
    expect(await layerButton('2. Text Titel')).toBeTruthy();
  });

  test('are led to by selecting the layer', async () => {
    open({ problems });
    await layerButton('2. Text Titel');
    act(() => focusField('layers.0.radius'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Runde Ecken' }));
  });

  test('keep the preview from being drawn, which says where they are', async () => {
    open({ layers: [photo, { ...title, width: 'breit' }] });
    const link = await screen.findByRole('link', { name: '2. Text „Titel“, Breite' });
    expect(fetch).not.toHaveBeenCalledWith('/api/image-templates/preview', expect.anything());
    await userEvent.click(link);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('region', { name: '2. Text „Titel“' })).getByRole('textbox', {
          name: 'Breite',
        }),
      ),
    );
  });
});

test('what others have saved is shown, and the selection stays', async () => {
  const { replace, names } = open();
  await select('2. Text Titel');
  replace([photo, { ...title, name: 'Überschrift' }, newLayer('logo')]);
  expect(names()).toEqual(['Foto', 'Überschrift', '']);
  expect(screen.getByRole('button', { name: '2. Text Überschrift', pressed: true })).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Rückgängig (Strg+Z)' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
});

test('people who may not change a template can look at its layers', async () => {
  const { last } = open({ isReadOnly: true });
  await select('2. Text Titel');
  expect(await screen.findByRole('region', { name: '2. Text „Titel“' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Entfernen' })).toBeNull();
  act(() => canvas().focus());
  await userEvent.keyboard('{ArrowRight}{Delete}');
  expect(last()).toEqual([photo, title]);
});

test('the address of pictures is shown to be copied', async () => {
  open();
  const addresses = await screen.findByRole('region', { name: 'Adressen' });
  expect(within(addresses).getByText('/image/share/medium/{Bild}-{Fassung}.webp')).toBeTruthy();
  expect(within(addresses).getByRole('button', { name: 'Adresse kopieren' })).toBeTruthy();
});

test('the sample picture is the newest one, until another one is chosen for this tab', async () => {
  open({ images: library });
  const addresses = await screen.findByRole('region', { name: 'Adressen' });
  expect(await within(addresses).findByText('/image/share/medium/i-0-1.webp')).toBeTruthy();
  await press('Anderes Beispielbild');
  await userEvent.click(await screen.findByRole('button', { name: 'Garten', pressed: false }));
  expect(await within(addresses).findByText('/image/share/medium/i-1-1.webp')).toBeTruthy();
  cleanup();
  open({ images: library });
  expect(await screen.findByText('/image/share/medium/i-1-1.webp')).toBeTruthy();
});
