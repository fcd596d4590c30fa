import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described, type Answers } from '@bestellwerk/ui/testing/fake-server';
import { Toasts } from '../../../shared/toasts/toasts.js';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordListPage } from './record-list-page.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const tag = (number: number) => ({
  id: `t-${number}`,
  name: `Tag ${number}`,
  image: null,
  revision: '3',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  isRemoved: false,
});
const tags = Array.from({ length: 130 }, (_, index) => tag(index + 1));
const listed =
  (records: object[], total = records.length) =>
  () =>
    new Described(records, { total, page: 1, limit: 25 });

const open = (answers: Answers = {}) =>
  show(
    <>
      <RecordListPage resource={resourceAt('tags')!} />
      <Toasts />
    </>,
    {
      'GET /api/tags?page=1&sort=name&limit=25': listed(tags.slice(0, 25), 130),
      'GET /api/tags?page=2&sort=name&limit=25': listed(tags.slice(25, 50), 130),
      'GET /api/tags?page=1&sort=name&search=Tag+5&limit=25': listed([4, 49, 50].map((at) => tags[at]!)),
      'GET /api/tags?sort=name&page=1&limit=500': listed(tags),
      ...answers,
    },
  );
const bar = () => within(screen.getByRole('region', { name: 'Auswahl' }));
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
const tickPage = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
const status = () => bar().getByRole('status').textContent;
const searchFor = async (words: string) => {
  await userEvent.type(screen.getByRole('searchbox'), words);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tag 2' })).toBeNull());
};

describe('the selection', () => {
  test('survives a page change, and the dialog counts records on other pages', async () => {
    open();
    await tick('Tag 2');
    await userEvent.click(screen.getByRole('button', { name: 'Seite 2' }));
    await tick('Tag 30');
    expect(status()).toBe('2 ausgewählt');
    await userEvent.click(bar().getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('dialog', { name: '2 Einträge löschen?' }));
    expect(question.getByText('1 davon steht auf einer anderen Seite dieser Liste.')).toBeTruthy();
  });

  test('counts records of another search, names them before removal and can drop them', async () => {
    const { writes } = open({ 'POST /api/tags/bulk-removal': () => ({ done: [], refused: [] }) });
    await tick('Tag 2');
    await tick('Tag 3');
    await tick('Tag 5');
    await searchFor('Tag 5');
    expect(status()).toBe('3 ausgewählt, 2 davon in einer anderen Suche');
    await tickPage();
    expect(status()).toBe('5 ausgewählt, 2 davon in einer anderen Suche');
    await userEvent.click(bar().getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('dialog', { name: '5 Einträge löschen?' }));
    expect(
      question.getByText(/^2 davon wurden in einer anderen Suche .*: „Tag 2“ und „Tag 3“\.$/),
    ).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Zurück' }));
    await userEvent.click(bar().getByRole('button', { name: 'Nur diese 3' }));
    expect(status()).toBe('3 ausgewählt');
    await userEvent.click(bar().getByRole('button', { name: 'Löschen' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect((writes()[0]!.body as { records: { id: string }[] }).records.map(({ id }) => id).sort()).toEqual([
      't-5',
      't-50',
      't-51',
    ]);
  });

  test('shows that all of it is from another search', async () => {
    open();
    await tick('Tag 2');
    await searchFor('Tag 5');
    expect(status()).toBe('1 ausgewählt, in einer anderen Suche');
    expect(bar().queryByRole('button', { name: /^Nur/ })).toBeNull();
  });
});

describe('selecting all results', () => {
  test('is offered once the whole page is ticked and covers all pages', async () => {
    open();
    await tick('Tag 2');
    expect(bar().queryByRole('button', { name: /^Alle/ })).toBeNull();
    await tickPage();
    await userEvent.click(bar().getByRole('button', { name: 'Alle 130 auswählen' }));
    await waitFor(() => expect(status()).toBe('130 ausgewählt'));
    expect(bar().queryByRole('button', { name: /^Alle/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Seite 2' }));
    const last = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tag 50 auswählen' });
    expect(last.checked).toBe(true);
  });

  test('loads several pages from the server', async () => {
    const many = Array.from({ length: 510 }, (_, index) => tag(index + 1));
    open({
      'GET /api/tags?page=1&sort=name&limit=25': listed(many.slice(0, 25), 510),
      'GET /api/tags?sort=name&page=1&limit=500': listed(many.slice(0, 500), 510),
      'GET /api/tags?sort=name&page=2&limit=500': listed(many.slice(500), 510),
    });
    await screen.findByRole('link', { name: 'Tag 2' });
    await tickPage();
    await userEvent.click(bar().getByRole('button', { name: 'Alle 510 auswählen' }));
    await waitFor(() => expect(status()).toBe('510 ausgewählt'));
  });

  test('is not offered above 5,000 results and shows why', async () => {
    open({ 'GET /api/tags?page=1&sort=name&limit=25': listed(tags.slice(0, 25), 5_001) });
    await screen.findByRole('link', { name: 'Tag 2' });
    await tickPage();
    expect(bar().getByText(/^Mehr als 5\.000 auf einmal gehen nicht\./)).toBeTruthy();
    expect(bar().queryByRole('button', { name: /^Alle/ })).toBeNull();
  });

  test('keeps the selection and shows an error if loading fails', async () => {
    open({
      'GET /api/tags?sort=name&page=1&limit=500': () => {
        throw new TypeError('connection lost');
      },
    });
    await screen.findByRole('link', { name: 'Tag 2' });
    await tickPage();
    await userEvent.click(bar().getByRole('button', { name: 'Alle 130 auswählen' }));
    expect(
      await screen.findByText('Die Tags auf den anderen Seiten konnten nicht ausgewählt werden.'),
    ).toBeTruthy();
    expect(status()).toBe('25 ausgewählt');
  });

  test('can be removed in slices and restored by one click', async () => {
    const restored: string[][] = [];
    open({
      'POST /api/tags/bulk-removal': ({ body }) => ({ done: idsOf(body), refused: [] }),
      'POST /api/tags/bulk-restore': ({ body }) => (
        restored.push(idsOf(body)),
        { done: idsOf(body), refused: [] }
      ),
    });
    await screen.findByRole('link', { name: 'Tag 2' });
    await tickPage();
    await userEvent.click(bar().getByRole('button', { name: 'Alle 130 auswählen' }));
    await waitFor(() => expect(status()).toBe('130 ausgewählt'));
    await userEvent.click(bar().getByRole('button', { name: 'Löschen' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('130 Einträge gelöscht.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(restored.map(({ length }) => length)).toEqual([100, 30]));
  });
});

describe('the focus', () => {
  test.each([
    ['is removed', 'Löschen', 'Löschen'],
    ['is cleared', 'Auswahl aufheben', null],
  ])('moves to the page heading when the selection %s', async (_, button, answer) => {
    open({ 'POST /api/tags/bulk-removal': ({ body }) => ({ done: idsOf(body), refused: [] }) });
    await tick('Tag 2');
    await userEvent.click(bar().getByRole('button', { name: button }));
    if (answer) {
      const question = within(await screen.findByRole('dialog'));
      await userEvent.click(question.getByRole('button', { name: answer }));
    }
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tags' })));
  });
});

const idsOf = (body: unknown): string[] =>
  (body as { records: { id: string }[] }).records.map(({ id }) => id);
