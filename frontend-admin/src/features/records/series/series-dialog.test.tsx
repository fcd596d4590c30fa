import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { Toasts } from '../../../shared/toasts/toasts.js';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { SeriesButton } from './series-dialog.js';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('branch-choice', 'b-1');
});
afterEach(cleanup);

const table = (identifier: string) => ({
  id: `t-${identifier}`,
  identifier,
  revision: '0',
  isRemoved: false,
});
const listOf = (identifiers: readonly string[]) =>
  new Described(identifiers.map(table), { total: identifiers.length, page: 1, limit: 25 });

/** The list as it was before the import, for the next request of it. */
let outdated: string[] | null = null;
let isOutdatedAfterImport = false;
afterEach(() => void (isOutdatedAfterImport = false));

/** Before a server that knows these tables of branch b-1 and refuses number 13. */
async function open(...there: string[]) {
  const { writes } = show(
    <>
      <SeriesButton resource={resourceAt('tables')!} />
      <Toasts />
    </>,
    {
      'GET /api/tables?filter%5Bbranch%5D=b-1': () => {
        const shown = listOf(outdated ?? there);
        outdated = null;
        return shown;
      },
      'POST /api/tables/import': ({ body }) => {
        const lines = (body as { csv: string }).csv.split('\n').slice(1);
        const titles = lines.map((line) => line.split(';')[0]!);
        if (isOutdatedAfterImport) outdated = [...there, titles[0]!];
        there.push(...titles.filter((title) => title !== '13'));
        const refused = [{ field: null, message: 'Diese Nummer bringt Unglück.' }];
        const rows = titles.map((title, index) => ({
          ...{ line: index + 2, title, action: 'create' },
          errors: title === '13' ? refused : [],
        }));
        return { rows, created: titles.length, changed: 0 };
      },
      'POST /api/tables/bulk-removal': () => ({ done: [], refused: [] }),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mehrere Tische anlegen' }));
  await screen.findByRole('dialog', { name: 'Mehrere Tische anlegen' });
  return writes;
}

const number = (label: string) => screen.getByRole('textbox', { name: label });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anlegen' });

test('a series creates the missing tables of a range and can be undone at once', async () => {
  const writes = await open('2');
  expect(submit().disabled).toBe(true);
  await userEvent.type(number('Bis Nummer'), '10');
  expect(
    await screen.findByText('Neu: 9 Tische, von 1 bis 10. Schon vorhanden und ausgelassen: 1.'),
  ).toBeTruthy();
  await userEvent.click(submit());
  expect(await screen.findByText('9 Tische erstellt.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const created = ['1', '3', '4', '5', '6', '7', '8', '9', '10'];
  expect(writes()[0]!.body).toEqual({
    csv: ['identifier;branch', ...created.map((identifier) => `${identifier};b-1`)].join('\n'),
    dryRun: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      path: '/api/tables/bulk-removal',
      body: { records: created.map((identifier) => ({ id: `t-${identifier}`, revision: '0' })) },
    }),
  );
});

test('a series counts all that were created, also when a list from before their creation comes first', async () => {
  isOutdatedAfterImport = true;
  await open();
  await userEvent.type(number('Bis Nummer'), '12');
  await userEvent.click(submit());
  expect(await screen.findByText('12 Tische erstellt.')).toBeTruthy();
});

test('invalid series values are reported at their fields', async () => {
  await open();
  await userEvent.type(number('Vor der Nummer'), 'Bar');
  expect(await screen.findByText(/nur Kleinbuchstaben/)).toBeTruthy();
  await userEvent.clear(number('Vor der Nummer'));
  await userEvent.type(number('Bis Nummer'), '0');
  expect(await screen.findByText('Bitte geben Sie keine kleinere Nummer an als die erste.')).toBeTruthy();
  expect(submit().disabled).toBe(true);
});

test('a series that exists completely cannot be created', async () => {
  await open('1', '2');
  await userEvent.type(number('Bis Nummer'), '2');
  expect(await screen.findByText('Alle davon gibt es schon.')).toBeTruthy();
  expect(submit().disabled).toBe(true);
});

test('tables rejected by the server are reported and the rest is created', async () => {
  await open();
  await userEvent.clear(number('Von Nummer'));
  await userEvent.type(number('Von Nummer'), '12');
  await userEvent.type(number('Bis Nummer'), '14');
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('13: Diese Nummer bringt Unglück.');
  expect(screen.getByText('2 Tische erstellt.')).toBeTruthy();
  expect(screen.getByText('Neu: 1 Tisch, 13. Schon vorhanden und ausgelassen: 2.')).toBeTruthy();
});
