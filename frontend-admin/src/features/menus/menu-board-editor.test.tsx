import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menu } from '@bestellwerk/domain/records/definitions/menu';
import { showEditor } from '../../testing/show-editor.js';
import type { Catalogue } from './catalogue-moves.js';
import MenuBoardEditor from './menu-board-editor.js';

afterEach(cleanup);

const record = (id: string, name: string, changes: object = {}) => ({
  id,
  name,
  isEnabled: true,
  isRemoved: false,
  ...changes,
});
const categories = [record('c-1', 'Suppen'), record('c-2', 'Hauptspeisen'), record('c-3', 'Desserts')];
const products = [
  record('p-1', 'Gulaschsuppe'),
  record('p-2', 'Schnitzel', { isEnabled: false }),
  record('p-3', 'Strudel'),
];

const catalogue: Catalogue = [
  { category: 'c-1', products: ['p-1', 'p-9'] },
  { category: 'c-2', products: ['p-2'] },
];

async function open() {
  const board = showEditor<Catalogue | null>(MenuBoardEditor, menu.fields.catalog, 'catalog', catalogue, {
    answers: {
      'GET /api/categories': () => categories,
      'GET /api/products': () => products,
      'GET /api/products?ids=p-9': () => [record('p-9', 'Fischsuppe', { isRemoved: true })],
    },
  });
  await screen.findByText('Gulaschsuppe');
  return board;
}
const column = (name: RegExp) => within(screen.getByRole('listitem', { name }));
const act = async (of: string, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Aktionen für ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const choose = async (list: string, name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('the menu board', () => {
  test('shows a column with count per category and marks deleted and disabled products', async () => {
    await open();
    const soups = column(/^Suppen, 2 Produkte$/);
    expect(soups.getByText('Gulaschsuppe')).toBeTruthy();
    expect((await soups.findByText('Fischsuppe')).textContent).toBe('Fischsuppegelöscht');
    expect(column(/^Hauptspeisen, 1 Produkt$/).getByText('wird nicht angeboten')).toBeTruthy();
  });

  test('lists products without a category separately', async () => {
    const { last } = await open();
    const tray = within(screen.getByRole('region', { name: 'In keiner Kategorie' }));
    expect(tray.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Strudel']);
    await userEvent.click(tray.getByRole('button', { name: 'Strudel in eine Kategorie aufnehmen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suppen' }));
    expect(last()).toEqual([{ category: 'c-1', products: ['p-1', 'p-9', 'p-3'] }, catalogue[1]]);
    expect(tray.getByText('Jedes Produkt steht in einer Kategorie.')).toBeTruthy();
  });

  test('adds categories and products by name', async () => {
    const { last } = await open();
    await choose('Kategorie hinzufügen', 'Desserts');
    await choose('Produkt zu Desserts hinzufügen', 'Strudel');
    expect(last()).toEqual([...catalogue, { category: 'c-3', products: ['p-3'] }]);
  });

  test('moves and removes without dragging', async () => {
    const { last } = await open();
    await act('Gulaschsuppe', 'Hauptspeisen');
    expect(last()).toEqual([
      { category: 'c-1', products: ['p-9'] },
      { category: 'c-2', products: ['p-2', 'p-1'] },
    ]);
    await act('Hauptspeisen', 'Nach vorne');
    await act('Schnitzel', 'Entfernen');
    expect(last()).toEqual([
      { category: 'c-2', products: ['p-1'] },
      { category: 'c-1', products: ['p-9'] },
    ]);
  });
});
