import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { poster } from '@bestellwerk/domain/records/testing/poster';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../../testing/show.js';
import { publicationWords } from './publication-words.js';
import { RecordEditing } from './record-editing.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const NOW = '2026-11-20T08:00:00.000Z';
const at = (day: number) => `2026-11-${day}T08:00:00.000Z`;
const version = (from: string, until: string | null = null, isDraft = true) => ({
  ...{ revision: '0', from, until, isDraft },
});

describe('what guests see of a record with drafts', () => {
  it.each([
    ['nothing before it is published', [], 'draft', 'Gäste sehen nichts davon.', []],
    ['the draft', [version(at(19))], 'shown', 'Gäste sehen diesen Stand, seit 19.11.2026, 09:00.', []],
    [
      'what it was before it was changed',
      [version(at(19), null, false)],
      'changed',
      'Gäste sehen einen früheren Stand, seit 19.11.2026, 09:00.',
      [],
    ],
    [
      'nothing yet of what is scheduled',
      [version(at(21), at(22))],
      'scheduled',
      'Gäste sehen nichts davon.',
      ['Geplant: dieser Entwurf ab 21.11.2026, 09:00 bis 22.11.2026, 09:00'],
    ],
    [
      'nothing yet of what is scheduled to the end of a day',
      [version(at(21), '2026-11-22T23:00:00.000Z')],
      'scheduled',
      'Gäste sehen nichts davon.',
      ['Geplant: dieser Entwurf ab 21.11.2026, 09:00 bis einschließlich 22.11.2026'],
    ],
    [
      'the draft until it ends',
      [version(at(19), at(22))],
      'shown',
      'Gäste sehen diesen Stand, seit 19.11.2026, 09:00.',
      ['Ab 22.11.2026, 09:00 nicht mehr zu sehen'],
    ],
    [
      'an earlier state that comes back',
      [version(at(19)), version(at(21), null, false)],
      'shown',
      'Gäste sehen diesen Stand, seit 19.11.2026, 09:00.',
      ['Geplant: ein früherer Stand ab 21.11.2026, 09:00'],
    ],
    ['nothing after its end', [version(at(18), at(19))], 'draft', 'Gäste sehen nichts davon.', []],
  ])('is %s', (_, publication, state, now, later) => {
    expect(publicationWords(publication, NOW, 'Europe/Vienna')).toEqual({ state, now, later });
  });
});

const record = {
  ...poster.example,
  id: 'p-1',
  revision: '3',
  createdAt: NOW,
  changedAt: NOW,
  isRemoved: false,
  publication: [] as object[],
};
const block = async () => within(await screen.findByRole('region', { name: 'Veröffentlichung' }));
const editor = { ...manager, roles: ['ROLE_CONTENT_EDITOR' as const] };
const open = (more: object = {}, answers: Parameters<typeof show>[1] = {}) =>
  show(
    <RecordEditing resource={poster} record={{ ...record, ...more } as never} initial={null} />,
    answers,
    editor,
  );

it('a draft is published as it was saved', async () => {
  const { writes } = open({}, { 'POST /api/posters/p-1/publish': () => ({ ...record, revision: '4' }) });
  await userEvent.click((await block()).getByRole('button', { name: 'Jetzt veröffentlichen' }));
  expect(writes()).toEqual([
    expect.objectContaining({
      method: 'POST',
      body: { from: null, until: null },
    }),
  ]);
});

it('nothing is published while there is something to save', async () => {
  open();
  await userEvent.type(screen.getAllByRole('textbox')[0]!, 'x');
  expect((await block()).getByText('Gezeigt und veröffentlicht wird, was gespeichert ist.')).toBeTruthy();
  expect(
    (await block()).getByRole<HTMLButtonElement>('button', { name: 'Jetzt veröffentlichen' }).disabled,
  ).toBe(true);
});

it('a refused time is said at its field', async () => {
  const message = 'Das Ende liegt vor dem Anfang.';
  const { writes } = open(
    {},
    { 'POST /api/posters/p-1/publish': () => new Refusal(422, [{ field: 'until', message }]) },
  );
  await userEvent.click((await block()).getByRole('button', { name: 'Zeitraum planen' }));
  const until = within(await screen.findByRole('group', { name: 'Bis' }));
  await userEvent.type(until.getByLabelText(/^Bis/), '01.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Planen' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(writes()[0]!.body).toEqual({ from: null, until: '2026-11-01T23:00:00.000Z' });
});

it('a period ends with its last day where no time is given, and the dialog says so before it is sent', async () => {
  open();
  await userEvent.click((await block()).getByRole('button', { name: 'Zeitraum planen' }));
  const until = within(await screen.findByRole('group', { name: 'Bis' }));
  await userEvent.type(until.getByLabelText(/^Bis/), '01.12.2026');
  expect(screen.getByText('Zu sehen bis einschließlich 01.12.2026.')).toBeTruthy();
  await userEvent.type(until.getByLabelText('Uhrzeit'), '08:30');
  expect(screen.getByText('Zu sehen bis 01.12.2026, 08:30.')).toBeTruthy();
});

it('a plan is changed from what it is, each time that the dialog is opened', async () => {
  const publication = [version('2199-11-30T08:00:00.000Z', '2199-12-01T23:00:00.000Z')];
  const { writes } = open(
    { publication },
    { 'POST /api/posters/p-1/publish': () => ({ ...record, revision: '4' }) },
  );
  const plan = async () => {
    await userEvent.click((await block()).getByRole('button', { name: 'Zeitraum planen' }));
    return within(await screen.findByRole('group', { name: 'Bis' }));
  };
  const entered = (field: Awaited<ReturnType<typeof plan>>) =>
    [/^Bis/, 'Uhrzeit'].map(
      (label) => field.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value,
    );
  expect(entered(await plan())).toEqual(['01.12.2199', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Bis leeren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(entered(await plan())).toEqual(['01.12.2199', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Planen' }));
  expect(writes()[0]!.body).toEqual({ from: '2199-11-30T08:00:00.000Z', until: '2199-12-01T23:00:00.000Z' });
});

it('what is shown is taken back after a question', async () => {
  const publication = [version('2020-01-01T00:00:00.000Z')];
  const { writes } = open(
    { publication },
    { 'POST /api/posters/p-1/unpublish': () => ({ ...record, revision: '4' }) },
  );
  expect((await block()).getByText('Veröffentlicht')).toBeTruthy();
  await userEvent.click((await block()).getByRole('button', { name: 'Zurückziehen' }));
  expect(writes()).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Zurückziehen' }));
  expect(writes()).toEqual([expect.objectContaining({ body: { isScheduledOnly: false } })]);
});
