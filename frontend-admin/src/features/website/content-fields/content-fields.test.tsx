import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collection, group, markdown, optionalColor, tabs } from '@bestellwerk/domain/records/content-fields';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { optionalDate, optionalText } from '@bestellwerk/domain/records/fields';
import { useState } from 'react';
import type { z } from 'zod';
import { FieldEditors } from '../../../shared/record-fields/field-editors.js';
import { FieldView } from '../../../shared/record-fields/field-view.js';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import { show } from '../../../testing/show.js';

afterEach(cleanup);

const look = tabs('Aussehen', {
  color: { label: 'Farbe', fields: { background: optionalColor('Hintergrund') } },
  words: { label: 'Worte', fields: { note: optionalText('Hinweis', { help: 'Klein darunter.' }) } },
});
const sections = collection('Abschnitte', 'Abschnitt', {
  text: { label: 'Text', fields: { heading: optionalText('Überschrift'), look } },
  event: {
    label: 'Termin',
    fields: {
      day: optionalDate('Tag'),
      place: group('Ort', { name: optionalText('Name'), town: optionalText('Stadt') }),
    },
  },
});

const none = { background: null, note: '' };
const text = (heading: string, changes: object = {}) => ({
  type: 'text',
  heading,
  look: { ...none, ...changes },
});

/** A form with one field. */
function open(schema: z.ZodType, value: unknown, problems: Readonly<Record<string, string>> = {}) {
  let last = value;
  function Form() {
    const [kept, keep] = useState(value);
    last = kept;
    return (
      <FieldEditors>
        <FieldView
          path="content"
          schema={schema}
          value={kept}
          onChange={keep}
          problemAt={(path) => problems[path]}
          isReadOnly={false}
          record={{}}
        />
      </FieldEditors>
    );
  }
  show(<Form />);
  return { last: () => last };
}

const card = (name: string) => screen.findByRole('region', { name });
const cards = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));

describe('a list of parts of several types', () => {
  test('begins closed, and each part is known by its type and its first words', async () => {
    open(sections, [text('Unsere Geschichte'), text('')]);
    const toggle = await screen.findByRole('button', { name: '1. Text Unsere Geschichte' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(toggle);
    const heading = screen.getByRole<HTMLInputElement>('textbox', { name: 'Überschrift' });
    expect(heading.value).toBe('Unsere Geschichte');
  });

  test('takes a new part of a type with its defaults, and leads into it', async () => {
    const { last } = open(sections, []);
    await userEvent.click(await screen.findByRole('button', { name: 'Abschnitt hinzufügen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Termin' }));
    expect(last()).toEqual([{ type: 'event', day: null, place: { name: '', town: '' } }]);
    const day = within(await card('1. Termin')).getByRole('textbox', { name: 'Tag' });
    await waitFor(() => expect(document.activeElement).toBe(day));
  });

  test('is changed in its parts of parts', async () => {
    const { last } = open(sections, [{ type: 'event', day: null, place: { name: '', town: '' } }]);
    const place = await screen.findByRole('group', { name: 'Ort' });
    await userEvent.type(within(place).getByRole('textbox', { name: 'Stadt' }), 'Passau');
    expect(last()).toEqual([{ type: 'event', day: null, place: { name: '', town: 'Passau' } }]);
  });

  test('can be moved, copied and removed by buttons', async () => {
    const { last } = open(sections, [text('A'), text('B')]);
    await userEvent.click(await screen.findByRole('button', { name: '2. Text nach oben' }));
    expect(last()).toEqual([text('B'), text('A')]);
    await userEvent.click(screen.getByRole('button', { name: '1. Text kopieren' }));
    expect(last()).toEqual([text('B'), text('B'), text('A')]);
    await userEvent.click(screen.getByRole('button', { name: '1. Text entfernen' }));
    expect(last()).toEqual([text('B'), text('A')]);
    expect(cards()).toEqual(['1. Text', '2. Text']);
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    expect(screen.getByText(/^1\. Text entfernt\./)).toBeTruthy();
    await userEvent.click(undo);
    expect(last()).toEqual([text('B'), text('B'), text('A')]);
    expect(document.activeElement?.textContent).toBe('Abschnitt hinzufügen');
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  });

  test('keeps a part open that is moved', async () => {
    open(sections, [text('A'), text('B')]);
    await userEvent.click(await screen.findByRole('button', { name: '1. Text A' }));
    await userEvent.click(screen.getByRole('button', { name: '1. Text nach unten' }));
    expect(screen.getByRole('button', { name: '2. Text A', expanded: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: '1. Text B', expanded: false })).toBeTruthy();
  });
});

describe('an error in a part that is closed', () => {
  const problems = { 'content.1.look.note': 'Zu lang.' };

  test('is marked at the part and at its tab', async () => {
    open(sections, [text('A'), text('B')], problems);
    await userEvent.click(await screen.findByRole('button', { name: '2. Text B (bitte prüfen)' }));
    expect(await screen.findByRole('tab', { name: 'Worte (bitte prüfen)' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Farbe' })).toBeTruthy();
  });

  test('is led to by opening the part and choosing the tab', async () => {
    open(sections, [text('A'), text('B')], problems);
    await screen.findByRole('button', { name: '1. Text A' });
    act(() => focusField('content.1.look.note'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Hinweis' }));
    expect(screen.getByText('Zu lang.')).toBeTruthy();
  });
});

test('parts of all types can be added to a page of the website, and are saved as they begin', async () => {
  const { content } = site.fields;
  const { last } = open(content, { body: { format: 'html', text: '' }, sections: [] });
  for (const word of ['Text', 'Markdown', 'Bild', 'Galerie', 'Dateien', 'Termin', 'Produkt']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Abschnitt hinzufügen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: word }));
  }
  expect(cards()).toEqual(
    ['Text', 'Markdown', 'Bild', 'Galerie', 'Dateien', 'Termin', 'Produkt'].map(
      (word, index) => `${index + 1}. ${word}`,
    ),
  );
  expect(content.safeParse(last()).error).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('status', { name: /wird geladen/ })).toBeNull());
  expect(screen.queryByText(/konnte nicht angezeigt werden/)).toBeNull();
});

test('Markdown is shown as guests read it, and follows what is written', async () => {
  open(markdown('Text'), 'Alles **frisch**, <b>nie</b> roh');
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschau zeigen' }));
  const preview = screen.getByRole('region', { name: 'Text: Vorschau' });
  expect(preview.innerHTML).toContain('<p>Alles <strong>frisch</strong>, &lt;b&gt;nie&lt;/b&gt; roh</p>');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '!');
  expect(preview.textContent).toContain('roh!');
});

test('tabs are chosen by the arrow keys, and show the fields of one of them', async () => {
  open(look, none);
  const tab = await screen.findByRole('tab', { name: 'Farbe' });
  expect(screen.queryByRole('textbox', { name: 'Hinweis' })).toBeNull();
  act(() => tab.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Worte', selected: true })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Hinweis' })).toBeTruthy();
});

describe('a colour', () => {
  const color = optionalColor('Hintergrund');
  const field = () => screen.findByRole('textbox', { name: 'Hintergrund' });

  test.each([
    ['#ae2f68', '#AE2F68'],
    ['ae2f68', '#AE2F68'],
    ['#a26', '#AA2266'],
    ['#ae2f6880', '#AE2F6880'],
    ['#ae2f68ff', '#AE2F68'],
    ['rosa', 'rosa'],
  ])('typed as %s is kept as %s', async (typed, kept) => {
    const { last } = open(color, null);
    await userEvent.type(await field(), typed);
    await userEvent.tab();
    expect(last()).toBe(kept);
  });

  test('can be taken away', async () => {
    const { last } = open(color, '#AE2F68');
    await userEvent.click(await screen.findByRole('button', { name: 'Hintergrund leeren' }));
    expect(last()).toBeNull();
  });
});

test('a day that may be left out can be cleared', async () => {
  const { last } = open(optionalDate('Tag'), '2026-12-01');
  await userEvent.click(await screen.findByRole('button', { name: 'Tag leeren' }));
  expect(last()).toBeNull();
});
