import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { show } from '../../../testing/show.js';
import { ConflictDialog } from './conflict-dialog.js';
import { mergeFields } from './field-changes.js';

afterEach(cleanup);

const resource = imageTemplate as unknown as Resource;
const template = (...layers: object[]) =>
  imageTemplate.schemas.fields.parse({ ...imageTemplate.example, layers });
const title = { type: 'text', name: 'Titel', text: 'Hallo' };
const logo = { type: 'logo', name: 'Logo' };
const before = template(title, logo);
const mine = template({ ...title, y: 20 }, { ...logo, width: 10 });
const theirs = template({ ...title, y: 50, x: 5 }, logo);

const logoGone = template(title);

/** The dialog after both have saved; what a side has is read by its title. */
async function open(sides: { before: Fields; mine: Fields; theirs: Fields }, answers: Answers = {}) {
  const onDecide = jest.fn();
  const { fields: merged, clashes } = mergeFields(resource, sides);
  const record = { id: 't-1', revision: '2' } as ReadRecord;
  const conflict = { record, merged, clashes };
  const onClose = () => undefined;
  show(<ConflictDialog {...{ resource, conflict, onDecide, onClose }} />, answers);
  const group = within(await screen.findByRole('group', { name: 'Ebenen' }));
  const side = (name: RegExp) => within(group.getByRole('radio', { name }).closest('label')!);
  const read = (name: RegExp, role: string) =>
    side(name)
      .queryAllByRole(role)
      .map(({ textContent }) => textContent);
  return { onDecide, group, read };
}

it('two lists that clash show only in what they differ, and either choice has all other changes', async () => {
  const { onDecide, group } = await open({ before, mine, theirs });
  expect(group.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '1. Ebene: Text › Von oben',
    '1. Ebene: Text › Von oben',
  ]);
  expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20\u00a0%',
    '50\u00a0%',
  ]);
  await userEvent.click(group.getByRole('radio', { name: /Mit der anderen Änderung/ }));
  await userEvent.click(screen.getByRole('button', { name: 'So speichern' }));
  expect(onDecide).toHaveBeenCalledWith({
    layers: template({ ...title, y: 50, x: 5 }, { ...logo, width: 10 }).layers,
  });
});

it('the sides are called what was saved only where nothing of the other side is in them', async () => {
  const { group } = await open({
    before,
    mine: template({ ...title, y: 20 }, logo),
    theirs: template({ ...title, y: 50 }, logo),
  });
  expect(group.getByRole('radio', { name: /^Ihr Wert/ })).toBeTruthy();
  expect(group.getByRole('radio', { name: /^Inzwischen gespeichert/ })).toBeTruthy();
  cleanup();
  const merged = await open({ before, mine, theirs });
  expect(merged.group.getByRole('radio', { name: /^Mit Ihrer Änderung/ })).toBeTruthy();
  expect(merged.group.queryByRole('radio', { name: /Inzwischen gespeichert|Ihr Wert/ })).toBeNull();
});

it('an item that one has removed is called removed once, beside what the other made of it', async () => {
  const { read } = await open({ before, mine: logoGone, theirs: template(title, { ...logo, width: 10 }) });
  expect(read(/^Ihr Wert/, 'term')).toEqual(['2. Ebene: Logo']);
  expect(read(/^Ihr Wert/, 'definition')).toEqual(['Entfernt']);
  expect(read(/^Inzwischen/, 'term')).toEqual(['2. Ebene: Logo']);
  expect(read(/^Inzwischen/, 'listitem')).toEqual(
    expect.arrayContaining(['Name: Logo', 'Breite: 10\u00a0%']),
  );
});

it('where both changed the order, the items are listed in either one by their words', async () => {
  const photo = { type: 'image', name: 'Foto' };
  const { read } = await open({
    before: template(title, logo, photo),
    mine: template(photo, title, logo),
    theirs: template(logo, title, photo),
  });
  expect(read(/^Ihr Wert/, 'term')).toEqual(['Reihenfolge']);
  expect(read(/^Ihr Wert/, 'listitem')).toEqual(['Bild „Foto“', 'Text „Titel“', 'Logo „Logo“']);
  expect(read(/^Inzwischen/, 'listitem')).toEqual(['Logo „Logo“', 'Text „Titel“', 'Bild „Foto“']);
});

it('an item that one moved and changed and the other moved elsewhere is not called removed', async () => {
  const photo = { type: 'image', name: 'Foto' };
  const { read } = await open({
    before: template(title, logo, photo),
    mine: template({ ...photo, y: 10 }, title, logo),
    theirs: template(logo, { ...photo, y: 30 }, title),
  });
  expect(read(/^Ihr Wert/, 'term')).toEqual(['1. Ebene: Bild › Von oben', 'Reihenfolge']);
  expect(read(/^Inzwischen/, 'term')).toEqual(['1. Ebene: Bild › Von oben', 'Reihenfolge']);
});

it('who has saved, and when, stands above the choices', async () => {
  const revision = (number: number, name: string) => ({
    ...{
      revision: String(number),
      position: String(number),
      at: '2025-11-11T08:00:00.000Z',
      kind: 'changed',
    },
    ...{ origin: 'back office', actor: { kind: 'user', id: name, name }, changes: [] },
  });
  const history = [revision(3, 'Vera Beispiel'), revision(2, 'Timo Kern')];
  const answers = { [`GET /api/${resource.path}/t-1/history`]: () => history };
  await open({ before, mine, theirs }, answers);
  expect(
    await screen.findByText(/^Timo Kern hat am 11\.11\.2025 um \d\d:00 Uhr gespeichert\.$/),
  ).toBeTruthy();
});
