import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, type Answers } from '@bestellwerk/ui/testing/fake-server';
import type { BulkResult, ReadRecord } from '../../../shared/api/record-types.js';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../definitions.js';
import { BulkEditDialog } from './bulk-edit-dialog.js';
import type { Selection } from './use-selection.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const customer = (id: string, lastName = id) => ({
  id,
  lastName,
  revision: '2',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  isRemoved: false,
});

const selectionOf = (records: ReadRecord[], unseen: Partial<Selection> = {}): Selection => ({
  records,
  onOtherPages: [],
  elsewhere: [],
  has: () => true,
  toggle: () => undefined,
  keepThisSearch: () => undefined,
  clear: () => undefined,
  ...unseen,
});

function open(selection: Selection, answers: Answers, path = 'customers') {
  const results: BulkResult[] = [];
  const { writes } = show(
    <BulkEditDialog
      resource={resourceAt(path)!}
      selection={selection}
      opened
      onDone={(result) => results.push(result)}
      onClose={() => undefined}
    />,
    answers,
  );
  return { writes, results };
}
const setCompany = async (name: string) => {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Feld' }), 'Firma');
  await userEvent.type(screen.getByRole('textbox', { name: 'Firma' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
};

test('one field of several records is chosen first, and the dialog says that it would be emptied', async () => {
  const { writes } = open(selectionOf([customer('c-1'), customer('c-2')]), {
    'POST /api/customers/bulk': () => ({ done: ['c-1', 'c-2'], refused: [] }),
  });
  const change = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ändern' });
  expect(change.disabled).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Feld' }), 'Firma');
  expect(screen.getByText('Leert das Feld bei 2 Einträgen.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Firma' }), 'Linde');
  expect(screen.queryByText(/^Leert/)).toBeNull();
  await userEvent.click(change);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({
    records: [
      { id: 'c-1', revision: '2' },
      { id: 'c-2', revision: '2' },
    ],
    changes: { companyName: 'Linde' },
  });
});

test('a field that must not be empty is not said to be emptied, and asks for a value', async () => {
  const { writes } = open(selectionOf([customer('p-1'), customer('p-2')]), {}, 'products');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Feld' }), 'Bruttopreis');
  expect(screen.queryByText(/^Leert/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(screen.getByRole('textbox', { name: 'Bruttopreis' }).getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

test('the dialog says which of the records are not on the screen, and names those of another search', () => {
  const [here, next, ...others] = ['a', 'b', 'Huber', 'Maier', 'Pichler', 'Winkler', 'Zauner'].map((name) =>
    customer(name, name),
  );
  open(selectionOf([here!, next!, ...others], { onOtherPages: [next!], elsewhere: others }), {});
  expect(screen.getByText('1 davon steht auf einer anderen Seite dieser Liste.')).toBeTruthy();
  expect(
    screen.getByText(
      '5 davon wurden in einer anderen Suche ausgewählt und sind in dieser Liste nicht zu sehen: „Huber“, „Maier“, „Pichler“ und 2 weitere.',
    ),
  ).toBeTruthy();
});

const sixty = Array.from({ length: 60 }, (_, index) => customer(`c-${index}`));
interface Body {
  records: { id: string }[];
}

test('many are changed slice by slice, and what broke off is continued without writing anything twice', async () => {
  const got: { ids: string[]; key: string | undefined }[] = [];
  const { results } = open(selectionOf(sixty), {
    'POST /api/customers/bulk': ({ body, headers }) => {
      const ids = (body as Body).records.map(({ id }) => id);
      got.push({ ids, key: headers['idempotency-key'] });
      if (got.length === 2) throw new TypeError('connection lost');
      return { done: ids, refused: [] };
    },
  });
  await setCompany('Linde');
  expect(await screen.findByText(/nicht erreichbar.* 35 von 60 Einträgen fehlen noch\.$/)).toBeTruthy();
  expect(results).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Fortsetzen' }));
  await waitFor(() => expect(results).toHaveLength(1));
  expect(results[0]!.done).toEqual(sixty.map(({ id }) => id));
  expect(got.map(({ ids }) => ids.length)).toEqual([25, 25, 25, 10]);
  expect(got[2]!.ids).toEqual(got[1]!.ids);
  expect(new Set(got.map(({ key }) => key)).size).toBe(1);
});

test('where many broke off and are given up, it is said which are done', async () => {
  let requests = 0;
  const { results } = open(selectionOf(sixty), {
    'POST /api/customers/bulk': ({ body }) => {
      requests += 1;
      if (requests === 2) throw new TypeError('connection lost');
      return { done: (body as Body).records.map(({ id }) => id), refused: [] };
    },
  });
  await setCompany('Linde');
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(results.map(({ done }) => done.length)).toEqual([25]);
  expect(requests).toBe(2);
});

test('while many are changed the dialog says how far it is and cannot be closed', async () => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  let requests = 0;
  const { results } = open(selectionOf(sixty), {
    'POST /api/customers/bulk': async ({ body }) => {
      requests += 1;
      if (requests === 2) await waiting;
      return { done: (body as Body).records.map(({ id }) => id), refused: [] };
    },
  });
  await setCompany('Linde');
  expect(await screen.findByText('Wird geändert: 25 von 60 Einträgen')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Wird geändert: 25 von 60 Einträgen')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Eingaben verwerfen?' })).toBeNull();
  answer();
  await waitFor(() => expect(results.map(({ done }) => done.length)).toEqual([60]));
});

test('a value that the server refuses is named at its field, and the form stays', async () => {
  const { results } = open(selectionOf(sixty), {
    'POST /api/customers/bulk': () =>
      new Refusal(422, [{ message: 'Das ist zu lang.', field: 'changes.companyName' }]),
  });
  await setCompany('Linde');
  expect(await screen.findByText('Das ist zu lang.')).toBeTruthy();
  expect(screen.queryByText(/fehlen noch/)).toBeNull();
  expect(results).toEqual([]);
});
