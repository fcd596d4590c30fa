import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show.js';
import TableCodesPage from './table-codes-page.js';

afterEach(cleanup);

const branches = [
  { id: 'b-1', name: 'Altstadt', identifier: 'altstadt' },
  { id: 'b-2', name: 'Donau', identifier: 'donau' },
];
const answers = {
  'GET /api/branches': () => branches,
  'GET /api/tables?filter%5Bbranch%5D=b-1': () => ['2', '10', 'bar'].map((identifier) => ({ identifier })),
  'GET /api/tables?filter%5Bbranch%5D=b-2': () => [],
};

test('the page shows one code per table of the branch', async () => {
  show(<TableCodesPage />, answers);
  const sheet = within(await screen.findByRole('list', { name: 'Codes der Filiale Altstadt' }));
  expect(sheet.getAllByRole('listitem').map((card) => within(card).getByText(/^Tisch/).textContent)).toEqual([
    'Tisch 2',
    'Tisch 10',
    'Tisch bar',
  ]);
});

test('a branch without tables shows an empty state and cannot be printed', async () => {
  show(<TableCodesPage />, answers);
  await screen.findByRole('list', { name: /Altstadt/ });
  await userEvent.selectOptions(screen.getByLabelText('Filiale'), 'Donau');
  expect(await screen.findByText('Diese Filiale hat noch keine Tische.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Drucken' }).disabled).toBe(true);
});
