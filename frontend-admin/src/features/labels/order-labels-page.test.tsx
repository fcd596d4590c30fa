import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { orderedItem } from '@bestellwerk/domain/ordering/testing/orders';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import OrderLabelsPage from './order-labels-page.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const product = {
  id: orderedItem.product,
  name: 'Wiener Schnitzel',
  allergens: ['A', 'C'],
  isRemoved: false,
};
const shown = (format: string, item: object = orderedItem) =>
  show(
    <Routes>
      <Route path="/orders/:id/labels" element={<OrderLabelsPage />} />
    </Routes>,
    {
      'GET /api/orders/o-1': () => anOrder({ items: [item] as never }),
      'GET /api/products': () => new Described([product], { total: 1, page: 1, limit: 50 }),
    },
    manager,
    `/orders/o-1/labels?format=${format}`,
  );

test('the detailed label names the allergens of its product', async () => {
  shown('detail');
  const labels = await screen.findAllByRole('listitem');
  expect(labels).toHaveLength(orderedItem.amount);
  for (const label of labels) expect(label.textContent).toContain('Allergene: A, C');
});

test('the compact label has no room for allergens', async () => {
  shown('compact');
  for (const label of await screen.findAllByRole('listitem'))
    expect(label.textContent).not.toContain('Allergene');
});

test('the PDF has the sheets as they are shown', async () => {
  shown('detail&start=3&copies=2');
  await screen.findAllByRole('listitem');
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'PDF öffnen' }).href,
  );
  expect(pathname).toBe('/api/orders/o-1/label-sheets');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ format: 'detail', start: '3', copies: '2' },
    ...{ offsetX: '0', offsetY: '0' },
  });
});

test.each([
  ['compact', '99', 48],
  ['detail', '11', 10],
  ['compact', '0', 48],
])('%s: a first label that the sheet does not have is refused, not replaced', async (format, typed, most) => {
  shown(format);
  await screen.findAllByRole('listitem');
  const field = screen.getByLabelText<HTMLInputElement>('Erstes freies Etikett');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field.value).toBe(typed);
  screen.getByText(`Bitte geben Sie eine ganze Zahl von 1 bis ${most} ein.`);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'PDF öffnen' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Drucken' }).disabled).toBe(true);
});

describe('a text that is longer than its label', () => {
  const wish = (length: number) => ({
    ...orderedItem,
    parts: [{ name: 'Wunsch', choices: [], text: 'w'.repeat(length) }],
  });
  const cut = () => jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100);

  test('is said to be cut, and that the detailed one shows it or more of it', async () => {
    cut();
    shown('compact', wish(100));
    await screen.findByText(/endet mit „…“\. „Ausführlich“ zeigt ihn ganz\.$/);
    cleanup();
    shown('compact', wish(500));
    await screen.findByText(/„Ausführlich“ zeigt mehr davon\.$/);
  });

  test('is on the kitchen ticket where the detailed label is too small', async () => {
    cut();
    shown('detail', wish(500));
    await screen.findByText(/Ganz steht er auf dem Küchenbon\.$/);
  });

  test('is not spoken of where all fit', async () => {
    shown('compact');
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/endet mit/)).toBeNull();
  });
});
