import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigation } from '@bestellwerk/domain/records/definitions/navigation';
import { node } from '@bestellwerk/domain/records/definitions/node';
import { useState } from 'react';
import { FieldEditors } from '../../../shared/record-fields/field-editors.js';
import { FieldView } from '../../../shared/record-fields/field-view.js';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import { show } from '../../../testing/show.js';
import type { TreeEntry } from './entry-tree.js';

afterEach(cleanup);

const entry = (label: string, address: string, ...children: TreeEntry[]): TreeEntry => ({
  ...{ label, site: null, address, children },
});
const job = { label: 'Küche', site: null, address: '/kueche' };
const page = { id: 's-1', name: 'Unser Haus' };
const items: readonly TreeEntry[] = [
  entry('Speisekarte', '/store/wien'),
  entry('Über uns', '', { ...entry('Haus', ''), site: page }, entry('Jobs', 'https://jobs.example.org', job)),
];

interface Setup {
  value?: readonly TreeEntry[];
  problems?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
}

/** A form with the entries of a navigation. */
function open({ value = items, problems = {}, isReadOnly = false }: Setup = {}) {
  let last: unknown = value;
  let setProblems: (problems: Readonly<Record<string, string>>) => void;
  function Form() {
    const [kept, keep] = useState<unknown>(value);
    const [wrong, setWrong] = useState(problems);
    last = kept;
    setProblems = setWrong;
    return (
      <FieldEditors>
        <FieldView
          path="items"
          schema={navigation.fields.items}
          value={kept}
          onChange={keep}
          problemAt={(path) => wrong[path]}
          isReadOnly={isReadOnly}
          record={{}}
        />
      </FieldEditors>
    );
  }
  show(<Form />);
  return {
    last: () => last as TreeEntry[],
    fail: (found: Readonly<Record<string, string>>) => act(() => setProblems(found)),
  };
}

const row = (name: RegExp) => screen.findByRole('listitem', { name });
const rows = () => screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'));
const choose = async (of: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Aktionen für ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const handle = (of: string) => screen.findByRole('button', { name: `${of} verschieben` });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the editor of a navigation', () => {
  test('lists all entries with their level, their place and where they lead', async () => {
    open();
    await row(/^Speisekarte/);
    expect(rows()).toEqual([
      'Speisekarte, Ebene 1, Platz 1 von 2',
      'Über uns, Ebene 1, Platz 2 von 2',
      'Haus, Ebene 2, Platz 1 von 2',
      'Jobs, Ebene 2, Platz 2 von 2',
      'Küche, Ebene 3, Platz 1 von 1',
    ]);
    expect(within(await row(/^Speisekarte/)).getByText('/store/wien')).toBeTruthy();
    expect(within(await row(/^Über uns/)).getByText('nur Überschrift')).toBeTruthy();
    expect(within(await row(/^Haus/)).getByText('Unser Haus')).toBeTruthy();
  });

  test('says when there is no entry yet', async () => {
    open({ value: [] });
    expect(await screen.findByText('Noch kein Eintrag.')).toBeTruthy();
  });

  test('adds an entry at the end and leads into its label', async () => {
    const { last } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Eintrag hinzufügen' }));
    const added = await row(/^Neuer Eintrag, Ebene 1, Platz 3 von 3/);
    // Its fields come with the next rendering.
    const label = await within(added).findByRole('textbox', { name: 'Beschriftung' });
    await waitFor(() => expect(document.activeElement).toBe(label));
    await userEvent.type(label, 'Kontakt');
    await userEvent.type(screen.getByRole('textbox', { name: 'Adresse' }), '/kontakt');
    expect(last().at(-1)).toEqual(entry('Kontakt', '/kontakt'));
  });

  test('adds an entry below another one, but none below the last level', async () => {
    const { last } = open();
    await choose('Über uns', 'Darunter hinzufügen');
    const added = await row(/^Neuer Eintrag, Ebene 2, Platz 3 von 3/);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(added).getByRole('textbox', { name: 'Beschriftung' })),
    );
    expect(last()[1]!.children).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Küche' }));
    const item = await screen.findByRole('menuitem', { name: 'Darunter hinzufügen' });
    expect(item.hasAttribute('disabled')).toBe(true);
  });

  test('edits the fields of an entry below its row', async () => {
    const { last } = open();
    const edit = await screen.findByRole('button', { name: 'Küche bearbeiten', expanded: false });
    await userEvent.click(edit);
    await userEvent.type(screen.getByRole('textbox', { name: 'Beschriftung' }), ' und Service');
    expect(last()[1]!.children![1]!.children).toEqual([{ ...job, label: 'Küche und Service' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Küche und Service bearbeiten' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('moves an entry with all below it by its menu', async () => {
    const { last } = open();
    await choose('Über uns', 'Nach oben');
    expect(last()).toEqual([items[1], items[0]]);
    await choose('Jobs', 'Ausrücken');
    expect(rows()).toEqual([
      'Über uns, Ebene 1, Platz 1 von 3',
      'Haus, Ebene 2, Platz 1 von 1',
      'Jobs, Ebene 1, Platz 2 von 3',
      'Küche, Ebene 2, Platz 1 von 1',
      'Speisekarte, Ebene 1, Platz 3 von 3',
    ]);
    await choose('Speisekarte', 'Einrücken');
    expect(last()).toHaveLength(2);
    expect(last()[1]!.children!.map(({ label }) => label)).toEqual(['Küche', 'Speisekarte']);
    expect(navigation.fields.items.safeParse(last()).error).toBeUndefined();
  });

  test('offers only the steps that are possible', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für Über uns' }));
    await screen.findByRole('menuitem', { name: 'Nach oben' });
    const disabled = screen.getAllByRole('menuitem').filter((item) => item.hasAttribute('disabled'));
    // Its own entries would be too deep.
    expect(disabled.map(({ textContent }) => textContent)).toEqual(['Nach unten', 'Einrücken', 'Ausrücken']);
  });
});

describe('the handle of an entry', () => {
  test('moves it by Alt and the arrow keys, announces where it is and keeps the focus', async () => {
    const { last } = open();
    (await handle('Haus')).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(announced()).toBe('Haus, Ebene 2, Platz 2 von 2');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(announced()).toBe('Haus, Ebene 3, Platz 2 von 2');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowLeft}{ArrowLeft}{/Alt}');
    expect(announced()).toBe('Haus, Ebene 1, Platz 3 von 3');
    expect(document.activeElement).toBe(await handle('Haus'));
    expect(last().map(({ label }) => label)).toEqual(['Speisekarte', 'Über uns', 'Haus']);
  });

  test('says why a step is not possible', async () => {
    const { last } = open();
    (await handle('Speisekarte')).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(announced()).toBe('Speisekarte steht auf dieser Ebene schon ganz oben.');
    expect(last()).toBe(items);
  });

  test('leaves arrow keys without Alt alone', async () => {
    const { last } = open();
    (await handle('Über uns')).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(last()).toBe(items);
  });
});

describe('removing an entry', () => {
  test('takes all below it along, leads to the next entry and can be undone until the next change', async () => {
    const { last } = open();
    await choose('Über uns', 'Entfernen');
    expect(last()).toEqual([items[0]]);
    expect(announced()).toBe('„Über uns“ und 3 Einträge darunter entfernt.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aktionen für Speisekarte' })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(last()).toEqual(items);
    expect(document.activeElement).toBe(await handle('Über uns'));
    await choose('Küche', 'Entfernen');
    await choose('Jobs', 'Nach oben');
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  });

  test('leads to the button that adds one if none is left', async () => {
    open({ value: [items[0]!] });
    await choose('Speisekarte', 'Entfernen');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eintrag hinzufügen' })),
    );
  });
});

describe('the editor of contents as a tree', () => {
  test('edits all fields of an entry, which need not lead anywhere', async () => {
    let last: unknown[] = [];
    function Form() {
      const [value, change] = useState<unknown>([]);
      last = value as unknown[];
      const field = { path: 'items', schema: node.fields.items, value, onChange: change, record: {} };
      return (
        <FieldEditors>
          <FieldView {...field} problemAt={() => undefined} isReadOnly={false} />
        </FieldEditors>
      );
    }
    show(<Form />);
    await userEvent.click(await screen.findByRole('button', { name: 'Eintrag hinzufügen' }));
    const added = await row(/^Neuer Eintrag/);
    await userEvent.type(await within(added).findByRole('textbox', { name: 'Überschrift' }), 'Gemüse');
    expect(within(await row(/^Gemüse/)).getByText('ohne Link')).toBeTruthy();
    await choose('Gemüse', 'Darunter hinzufügen');
    expect(last).toEqual([
      {
        ...{ label: 'Gemüse', text: { format: 'html', text: '' }, image: null, site: null, address: '' },
        children: [expect.objectContaining({ label: '', image: null })],
      },
    ]);
  });
});

describe('a problem in an entry', () => {
  const problems = { 'items.1.children.1.address': 'Bitte geben Sie an, wohin dieser Eintrag führt.' };

  test('opens the entry, is shown at its field and marks its row only', async () => {
    const { fail } = open();
    await row(/^Jobs/);
    fail(problems);
    const jobs = await row(/^Jobs/);
    const address = await within(jobs).findByRole('textbox', { name: 'Adresse', description: /wohin/ });
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('(bitte prüfen)')).toHaveLength(1);
    expect(within(jobs).getByText('(bitte prüfen)')).toBeTruthy();
    expect(screen.getAllByRole('textbox', { name: 'Adresse' })).toHaveLength(1);
    // It stays open while it is mended.
    fail({});
    expect(within(jobs).getByRole('textbox', { name: 'Adresse' })).toBeTruthy();
  });

  test('is led to also if the entry has been closed since', async () => {
    open({ problems });
    await userEvent.click(await screen.findByRole('button', { name: 'Jobs bearbeiten', expanded: true }));
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => focusField('items.1.children.1.address'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Adresse' })),
    );
  });

  test('of the whole list is shown above it', async () => {
    open({ problems: { items: 'Bitte höchstens 30.' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Bitte höchstens 30.');
  });
});

test('entries that may only be read have no tools, but can be opened', async () => {
  open({ isReadOnly: true });
  await row(/^Küche, Ebene 3/);
  expect(
    screen.getAllByRole('button').filter((button) => !/ ansehen$/.test(button.getAttribute('aria-label')!)),
  ).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Küche ansehen' }));
  expect(screen.getByRole('textbox', { name: 'Beschriftung' }).hasAttribute('readonly')).toBe(true);
  expect(screen.getByText('Unser Haus')).toBeTruthy();
});
