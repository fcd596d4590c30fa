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

const tags = resourceAt('tags')!;
const record = (id: string, name: string) => ({
  id,
  name,
  image: null,
  revision: '3',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  isRemoved: false,
});
const list = () =>
  new Described([record('t-1', 'Vegan'), record('t-2', 'Terrasse')], { total: 2, page: 1, limit: 25 });

function open(answers: Answers = {}) {
  return show(
    <>
      <RecordListPage resource={tags} />
      <Toasts />
    </>,
    { 'GET /api/tags': list, ...answers },
  );
}

describe('a list of records', () => {
  test('marks the sorted column and reverses the order on click', async () => {
    open();
    await screen.findByRole('link', { name: 'Vegan' });
    const header = screen.getByRole('columnheader', { name: 'Name' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('descending'));
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('sort=-name'), expect.anything());
  });

  test('shows an empty state and can reset the filter', async () => {
    open({ 'GET /api/tags': () => new Described([], { total: 0, page: 1, limit: 25 }) });
    expect(await screen.findByText('Noch keine Tags.')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByText('Noch keine Tags.')).toBeTruthy();
  });

  test('removes several records, reports those still in use and can undo the rest', async () => {
    const refused = [
      { id: 't-2', errors: [{ message: 'Wird noch verwendet: Filiale „Wien“.', field: null }] },
    ];
    const { writes } = open({
      'POST /api/tags/bulk-removal': () => ({ done: ['t-1'], refused }),
      'POST /api/tags/bulk-restore': () => ({ done: ['t-1'], refused: [] }),
    });
    await userEvent.click(await screen.findByLabelText('Alle auf dieser Seite auswählen'));
    const selection = screen.getByRole('region', { name: 'Auswahl' });
    await userEvent.click(within(selection).getByRole('button', { name: 'Löschen' }));
    const question = await screen.findByRole('dialog', { name: '2 Einträge löschen?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('Wird noch verwendet: Filiale „Wien“.')).toBeTruthy();
    expect(writes()[0]!.body).toEqual({
      records: [
        { id: 't-1', revision: '3' },
        { id: 't-2', revision: '3' },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]).toMatchObject({
      path: '/api/tags/bulk-restore',
      body: { records: [{ id: 't-1', revision: '4' }] },
    });
  });

  test('restores several records and reports those that stay removed', async () => {
    const refused = [{ id: 't-2', errors: [{ message: 'Diesen Namen gibt es schon.', field: 'name' }] }];
    const { writes } = open({ 'POST /api/tags/bulk-restore': () => ({ done: ['t-1'], refused }) });
    await userEvent.click(await screen.findByLabelText('Gelöschte zeigen'));
    await userEvent.click(await screen.findByLabelText('Alle auf dieser Seite auswählen'));
    const selection = screen.getByRole('region', { name: 'Auswahl' });
    expect(within(selection).queryByRole('button', { name: 'Löschen' })).toBeNull();
    await userEvent.click(within(selection).getByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByText('Diesen Namen gibt es schon.')).toBeTruthy();
    expect(await screen.findByText('1 Eintrag wiederhergestellt.')).toBeTruthy();
    expect(writes()[0]!.path).toBe('/api/tags/bulk-restore');
  });
});
