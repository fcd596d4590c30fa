import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { orderedItem } from '@bestellwerk/domain/ordering/testing/orders';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import OrderLabelsPage from './order-labels-page.js';

afterEach(cleanup);

const product = {
  id: orderedItem.product,
  name: 'Wiener Schnitzel',
  allergens: ['A', 'C'],
  isRemoved: false,
};
const shown = (format: string) =>
  show(
    <Routes>
      <Route path="/orders/:id/labels" element={<OrderLabelsPage />} />
    </Routes>,
    {
      'GET /api/orders/o-1': () => anOrder({ items: [orderedItem] as never }),
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
