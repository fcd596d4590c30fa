import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { type RichText, richText } from '@bestellwerk/domain/records/content-fields';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../../../testing/show.js';
import RichTextEditor from './rich-text-editor.js';

beforeAll(() => {
  // What the editor asks of a browser about places on the screen, and jsdom does not have.
  const place = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 };
  Object.assign(Range.prototype, {
    getClientRects: () => [place],
    getBoundingClientRect: () => place,
  });
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(cleanup);

const schema = richText('Text', { help: 'Steht oben auf der Seite.' });

interface Setup {
  problem?: string;
  isReadOnly?: boolean;
  answers?: Answers;
}

/** The editor in a form, beside which others change the text. */
function open(html: string, { problem, isReadOnly = false, answers = {} }: Setup = {}) {
  let last = html;
  let change = (_: string): void => undefined;
  function Form() {
    const [kept, keep] = useState<RichText | null>({ format: 'html', text: html });
    last = kept?.text ?? '';
    change = (text) => keep({ format: 'html', text });
    return (
      <RichTextEditor
        path="body"
        schema={schema}
        form={formOf(schema)!}
        value={kept}
        onChange={keep}
        problemAt={() => problem}
        isReadOnly={isReadOnly}
        record={{}}
      />
    );
  }
  show(<Form />, answers);
  return { last: () => last, change: (text: string) => act(() => change(text)) };
}

const field = () => screen.getByRole('textbox', { name: 'Text' });
const editor = () => (field() as HTMLElement & { editor: Editor }).editor;
const select = (from: number, to = from) => act(() => void editor().commands.setTextSelection({ from, to }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('formatted text', () => {
  test('is shown with its label, its help and what is wrong with it', () => {
    open('<h2>Wir</h2><p>Seit 1904.</p>', { problem: 'Zu lang.' });
    expect(field().innerHTML).toBe('<h2>Wir</h2><p>Seit 1904.</p>');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = field().getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Steht oben auf der Seite.',
      'Zu lang.',
    ]);
  });

  test('gets the formats of the toolbar, which shows those that the selection has', async () => {
    const { last } = open('<p>Seit 1904.</p>');
    select(1, 5);
    expect(screen.getByRole('button', { name: 'Fett', pressed: false })).toBeTruthy();
    await press('Fett');
    expect(last()).toBe('<p><strong>Seit</strong> 1904.</p>');
    expect(screen.getByRole('button', { name: 'Fett', pressed: true })).toBeTruthy();
    await press('Überschrift 1');
    expect(last()).toBe('<h2><strong>Seit</strong> 1904.</h2>');
  });

  test.each([
    ['Tiefgestellt', '<p>H<sub>2</sub>O</p>'],
    ['Hochgestellt', '<p>H<sup>2</sup>O</p>'],
    ['Unterstrichen', '<p>H<u>2</u>O</p>'],
    ['Durchgestrichen', '<p>H<s>2</s>O</p>'],
    ['Liste', '<ul><li><p>H2O</p></li></ul>'],
    ['Nummerierte Liste', '<ol><li><p>H2O</p></li></ol>'],
    ['Zitat', '<blockquote><p>H2O</p></blockquote>'],
    ['Codeblock', '<pre><code>H2O</code></pre>'],
  ])('by „%s“ becomes %s', async (tool, html) => {
    const { last } = open('<p>H2O</p>');
    select(2, 3);
    await press(tool);
    expect(last()).toBe(html);
  });

  test('without any words is an empty text', () => {
    const { last } = open('<p>Weg</p>');
    act(() => void editor().commands.clearContent(true));
    expect(last()).toBe('');
  });

  test('follows what others make of it', () => {
    const { change } = open('<p>Alt</p>');
    change('<p>Neu</p>');
    expect(field().innerHTML).toBe('<p>Neu</p>');
  });

  test('keeps the cursor where the text comes back as it was written', () => {
    const { change, last } = open('<p>Seit</p>');
    select(3);
    act(() => void editor().commands.insertContent('h'));
    const { from } = editor().state.selection;
    change(last());
    change('<p>Sehit</p>\n');
    expect(editor().state.selection.from).toBe(from);
    expect(from).toBe(4);
  });

  test('that is only looked at stays as it is', async () => {
    const html = '<table><tbody><tr><td>Eins</td></tr></tbody></table>';
    const { last } = open(html);
    select(4);
    await userEvent.click(field());
    expect(last()).toBe(html);
  });

  test('takes no pictures of other servers', () => {
    const [foreign, own] = ['https://example.org/a.png', '/image/medium/a-1.webp'];
    open(`<p>Da</p><img src="${foreign}" alt="Fremd"><img src="${own}" alt="Ort">`);
    expect([...field().querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean)).toEqual(['Ort']);
  });

  test('cannot be changed by those who may only read', () => {
    open('<p>Fest</p>', { isReadOnly: true });
    expect(field().getAttribute('contenteditable')).toBe('false');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fett' }).disabled).toBe(true);
  });
});

test('the toolbar is one stop of the tab key, and its buttons are reached by the arrow keys', async () => {
  open('<p>Seit</p>');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Überschrift 1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fett');
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tabelle');
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
});

describe('a table', () => {
  test('is put in with a head, and gets rows and columns', async () => {
    const { last } = open('');
    await press('Tabelle');
    const size = () => {
      const rows = [...field().querySelectorAll('tr')];
      return [rows.length, rows[0]?.querySelectorAll('th').length, rows[1]?.querySelectorAll('td').length];
    };
    expect(size()).toEqual([3, 3, 3]);
    await press('Zeile darunter');
    await press('Spalte entfernen');
    expect(size()).toEqual([4, 2, 2]);
    expect(last()).not.toMatch(/style|colgroup|colspan/);
    expect(field().lastElementChild?.tagName).toBe('P');
    await press('Tabelle entfernen');
    expect(last()).toBe('');
  });
});

describe('a link', () => {
  const fill = async (address: string) => {
    await press('Link');
    await userEvent.click(await screen.findByRole('radio', { name: 'Adresse' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Adresse' }), address);
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  };

  test('of the selected words leads to an address', async () => {
    const { last } = open('<p>Seit 1904.</p>');
    select(1, 5);
    await fill('example.org/wir');
    expect(last()).toBe('<p><a href="https://example.org/wir">Seit</a> 1904.</p>');
    await press('Link entfernen');
    expect(last()).toBe('<p>Seit 1904.</p>');
  });

  test('is not made to what is no address', async () => {
    const { last } = open('<p>Seit</p>');
    select(1, 5);
    await fill('javascript:alert(1)');
    expect(await screen.findByText('Bitte geben Sie eine Adresse wie https://example.org an.')).toBeTruthy();
    expect(last()).toBe('<p>Seit</p>');
  });

  test('leads to one of the pages by its id', async () => {
    const id = '0c1d8a04-6f1e-4c6e-9d61-5a4e6cf0b1aa';
    const page = { ...site.schemas.fields.parse(site.example), id, isRemoved: false, revision: '0' };
    const { last } = open('<p></p>', { answers: { 'GET /api/sites': () => [page] } });
    await press('Link');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Seite' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Über uns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(last()).toBe(`<p><a href="site:${id}">Über uns</a></p>`);
  });
});

test('a picture comes from the library with its words, which can be changed', async () => {
  const garden = {
    ...image.schemas.fields.parse(image.example),
    ...{ id: 'i-2', name: 'Garten', description: 'Tische', version: 1, isRemoved: false, revision: '0' },
  };
  const { last } = open('<p>Da</p>', { answers: { 'GET /api/images': () => [garden] } });
  select(3);
  await press('Bild');
  await userEvent.click(await screen.findByRole('button', { name: 'Garten' }));
  const words = await screen.findByRole('textbox', { name: 'Alternativtext des Bildes' });
  expect(last()).toBe('<p>Da</p><img src="/image/medium/i-2-1.webp" alt="Tische">');
  await userEvent.type(words, ' im Garten');
  await waitFor(() => expect(last()).toContain('alt="Tische im Garten"'));
});
