import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordEditing } from './record-editing.js';

afterEach(cleanup);

const bookkeeping = {
  revision: '0',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};
const strudel = {
  ...product.schemas.fields.parse({ ...product.example, name: 'Topfenstrudel' }),
  ...{ id: 'p-1', ...bookkeeping },
};
const menuOf = (...branches: string[]) => ({
  ...{ id: 'm-1', name: 'Karte', identifier: 'karte', ...bookkeeping },
  ...{ availableFrom: '2026-01-01T00:00:00.000Z', branches },
  catalog: [{ category: 'c-1', products: ['p-1'] }],
});
const answers = (...branches: string[]) => ({
  'GET /api/menus': () => new Described([menuOf(...branches)], { total: 1, page: 1, limit: 50 }),
  'GET /api/branches': () =>
    new Described([{ id: 'b-2', name: 'Graz', ...bookkeeping }], { total: 1, page: 1, limit: 50 }),
});

test('the manager of one branch cannot change a product that another branch sells too', async () => {
  show(
    <RecordEditing resource={resourceAt('products')!} record={strudel} initial={null} />,
    answers('b-1', 'b-2'),
  );
  expect(
    await screen.findByText(/^Dieses Produkt wird auch in (Graz|anderen Filialen) verkauft/),
  ).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /^Wird angeboten/ })).toHaveProperty('disabled', true);
});

test('the manager of the only branch that sells a product may change it', async () => {
  show(<RecordEditing resource={resourceAt('products')!} record={strudel} initial={null} />, answers('b-1'));
  const offered = await screen.findByRole('switch', { name: /^Wird angeboten/ });
  expect(offered).toHaveProperty('disabled', false);
  expect(screen.queryByText(/wird auch in/)).toBeNull();
});
