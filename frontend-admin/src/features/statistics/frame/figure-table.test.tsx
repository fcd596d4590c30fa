import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../testing/show.js';
import { FigureTable } from './figure-table.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

interface Row {
  key: string;
  name: string;
  gross: number | null;
}

const columns = [
  { key: 'name', label: 'Artikel', isText: true, value: ({ name }: Row) => name },
  {
    key: 'gross',
    label: 'Umsatz',
    value: ({ gross }: Row) => gross,
    digits: 'money' as const,
    isSummed: true,
    words: (value: number) => `${value} Euro`,
  },
];
const rowOf = (name: string, gross: number | null): Row => ({ key: name, name, gross });
const some = [rowOf('Suppe', 3.5), rowOf('Apfel', null), rowOf('Gulasch', 12)];
const address = '/?from=2026-11-20&to=2026-11-21';

const open = (rows: Row[]) =>
  show(
    <FigureTable caption="Artikel" file="artikel" isOpen columns={columns} rows={rows} />,
    {},
    undefined,
    address,
  );
const lines = () =>
  within(screen.getByRole('region', { name: 'Tabelle: Artikel' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
/** Without the line with the sum. */
const shown = () => lines().slice(0, -1);
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openWide = () => {
  const counts = ['Gäste', 'Tische', 'Plätze'].map((label) => ({
    ...{ key: label, label, value: () => 2 },
  }));
  show(
    <FigureTable caption="Artikel" file="artikel" isOpen columns={[...columns, ...counts]} rows={some} />,
    {},
    undefined,
    address,
  );
};

test('each number has the name of its column, for narrow screens that show rows of many columns as cards', () => {
  openWide();
  expect(screen.getByRole('table').className).toContain('wide');
  const names = screen.getAllByRole('cell').map((cell) => cell.dataset.label);
  expect(names.slice(0, 4)).toEqual(['Umsatz', 'Gäste', 'Tische', 'Plätze']);
  const sums = within(screen.getByRole('row', { name: /^Summe/ })).getAllByRole('cell');
  expect(sums.filter((cell) => cell.innerHTML !== '').map((cell) => cell.dataset.label)).toEqual(['Umsatz']);
});

test('cards have one list of all orders in which they can be', async () => {
  openWide();
  const order = screen.getByRole('combobox', { name: 'Sortieren nach' });
  await userEvent.selectOptions(order, 'Umsatz, absteigend');
  expect(shown()[0]).toContain('Gulasch');
  await userEvent.selectOptions(order, 'Umsatz, aufsteigend');
  expect(shown()[0]).toContain('Suppe');
  await userEvent.selectOptions(order, 'Wie sie kommen');
  expect(shown().map((line) => line?.slice(0, 5))).toEqual(['Suppe', 'Apfel', 'Gulas']);
});

test('a table of few columns is the same on narrow screens', () => {
  open(some);
  expect(screen.queryByRole('combobox', { name: 'Sortieren nach' })).toBeNull();
  expect(screen.getByRole('table').className).not.toContain('wide');
});

/** jsdom's files cannot do that themselves. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

test('a click on a column sorts by it, with what has no value last', async () => {
  open(some);
  expect(lines()).toEqual(['Suppe3.5 Euro', 'Apfel–', 'Gulasch12 Euro', 'Summe15.5 Euro']);
  await sortBy('Umsatz');
  expect(shown()).toEqual(['Gulasch12 Euro', 'Suppe3.5 Euro', 'Apfel–']);
  await sortBy('Umsatz');
  expect(shown()).toEqual(['Suppe3.5 Euro', 'Gulasch12 Euro', 'Apfel–']);
  await sortBy('Artikel');
  expect(shown()[0]).toBe('Apfel–');
  expect(screen.getByRole('columnheader', { name: 'Artikel' }).getAttribute('aria-sort')).toBe('ascending');
});

test('a long table is shown bit by bit', async () => {
  open(Array.from({ length: 30 }, (_, index) => rowOf(`Artikel ${index}`, index)));
  expect(shown()).toHaveLength(25);
  expect(screen.getByText(/ersten 25 von 30 Zeilen/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Weitere zeigen (5)' }));
  expect(shown()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /Weitere/ })).toBeNull();
});

test('paper has all rows of a long table, and the sum of all', async () => {
  open(Array.from({ length: 30 }, (_, index) => rowOf(`Artikel ${index}`, index)));
  expect(lines().at(-1)).toBe('Summe435 Euro');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toHaveLength(30);
  expect(screen.queryByText(/ersten 25/)).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toHaveLength(25);
});

test('a single row has no sum below it', () => {
  open([rowOf('Suppe', 3.5)]);
  expect(lines()).toEqual(['Suppe3.5 Euro']);
});

test('the downloaded file has all rows as they are sorted and their sum, and is named after its days', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open(some);
  await sortBy('Umsatz');
  await userEvent.click(screen.getByRole('button', { name: 'CSV: Artikel' }));
  expect(names).toEqual(['artikel_2026-11-20_2026-11-21.csv']);
  const written = (await textOf(files[0]!)).split('\r\n');
  expect(written.slice(1)).toEqual(['Gulasch;12,00', 'Suppe;3,50', 'Apfel;', 'Summe;15,50', '']);
});
