import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, type Answers } from '@bestellwerk/ui/testing/fake-server';
import type { BulkResult, ReadRecord } from '../../../shared/records/record-types.js';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { Toasts } from '../../../shared/toasts/toasts.js';
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
    <>
      <BulkEditDialog
        resource={resourceAt(path)!}
        selection={selection}
        opened
        onDone={(result) => results.push(result)}
        onClose={() => undefined}
      />
      <Toasts />
    </>,
    answers,
  );
  return { writes, results };
}
const setCompany = async (name: string) => {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Feld' }), 'Firma');
  await userEvent.type(screen.getByRole('textbox', { name: 'Firma' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
};

test('bulk edit requires a field and warns if its value would be cleared', async () => {
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

test('bulk edit requires a value for a required field instead of clearing it', async () => {
  const { writes } = open(selectionOf([customer('p-1'), customer('p-2')]), {}, 'products');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Feld' }), 'Bruttopreis');
  expect(screen.queryByText(/^Leert/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(screen.getByRole('textbox', { name: 'Bruttopreis' }).getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

test('the dialog counts records on other pages and names those of another search', () => {
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

test('an interrupted bulk edit resumes slice by slice without writing twice', async () => {
  const received: { ids: string[]; key: string | undefined }[] = [];
  const { results } = open(selectionOf(sixty), {
    'POST /api/customers/bulk': ({ body, headers }) => {
      const ids = (body as Body).records.map(({ id }) => id);
      received.push({ ids, key: headers['idempotency-key'] });
      if (received.length === 2) throw new TypeError('connection lost');
      return { done: ids, refused: [] };
    },
  });
  await setCompany('Linde');
  expect(await screen.findByText(/nicht erreichbar.* 35 von 60 Einträgen fehlen noch\.$/)).toBeTruthy();
  expect(results).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Fortsetzen' }));
  await waitFor(() => expect(results).toHaveLength(1));
  expect(results[0]!.done).toEqual(sixty.map(({ id }) => id));
  expect(received.map(({ ids }) => ids.length)).toEqual([25, 25, 25, 10]);
  expect(received[2]!.ids).toEqual(received[1]!.ids);
  expect(new Set(received.map(({ key }) => key)).size).toBe(1);
});

test('a bulk edit can be undone: each record gets its former value back, but no refused or unchanged one', async () => {
  const company = (id: string, companyName: string | null) => ({ ...customer(id), companyName });
  const records = [
    company('c-1', 'Alt'),
    company('c-2', null),
    company('c-3', 'Alt'),
    company('c-4', 'Linde'),
    company('c-5', 'Neu'),
  ];
  const { writes } = open(selectionOf(records), {
    'POST /api/customers/bulk': ({ body }) => ({
      done: (body as Body).records.map(({ id }) => id).filter((id) => id !== 'c-5'),
      refused: [],
    }),
  });
  await setCompany('Linde ');
  await screen.findByText('4 Einträge geändert.');
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(
    writes()
      .map(({ body }) => body)
      .slice(1),
  ).toEqual([
    {
      records: [
        { id: 'c-1', revision: '3' },
        { id: 'c-3', revision: '3' },
      ],
      changes: { companyName: 'Alt' },
    },
    { records: [{ id: 'c-2', revision: '3' }], changes: { companyName: null } },
  ]);
});

test('an abandoned bulk edit reports the completed records', async () => {
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

test('a running bulk edit shows its progress and cannot be closed', async () => {
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

test('a value rejected by the server is reported at its field and the form stays open', async () => {
  const { results } = open(selectionOf(sixty), {
    'POST /api/customers/bulk': () =>
      new Refusal(422, [{ message: 'Das ist zu lang.', field: 'changes.companyName' }]),
  });
  await setCompany('Linde');
  expect(await screen.findByText('Das ist zu lang.')).toBeTruthy();
  expect(screen.queryByText(/fehlen noch/)).toBeNull();
  expect(results).toEqual([]);
});
