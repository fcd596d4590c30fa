import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import type { FormerOrder } from '@bestellwerk/domain/ordering/checkout/former-order';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import {
  branch,
  cartWith,
  catalogue,
  filledDetails,
  itemOfSoup,
  schnitzel,
  soup,
} from '../../testing/shop-fixture.js';
import { loadCarts } from '../shared/cart/cart-storage.js';
import { formerOrders, keepFormerOrder } from '../shared/order/former-orders.js';
import { rememberOrder, runningOrders } from '../shared/order/running-order.js';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const line = ({ id: product, name }: Product, amount: number, gross: number) => ({
  ...{ product, name, amount, unit: 'piece' as const, isPriceHidden: false, gross },
  parts: [] as FormerOrder['lines'][number]['parts'],
});
const former: FormerOrder = {
  ...{ uid: 'FORMER', branch: branch.id, placedAt: '2026-11-14T11:00:00.000Z', mode: 'takeaway', total: 9.8 },
  lines: [line(soup, 2, 9.8)],
};
const withSoup = (differences: Partial<Product>) => ({
  'GET /api/init': () => ({ ...catalogue, products: [schnitzel, { ...soup, ...differences }] }),
});
const again = () => screen.findByRole('button', { name: /^14\.11\.2026 · 9,80.€.*2× Rindsuppe$/ });
const inCart = () => loadCarts().wien?.items.map(({ product, amount }) => [product, amount]) ?? [];

test('one click puts a former order into the cart', async () => {
  keepFormerOrder(former);
  renderShop({ path: '/store/wien' });
  await userEvent.click(await again());
  expect(await screen.findByText('Ihre Bestellung liegt wieder im Warenkorb.')).toBeDefined();
  expect(inCart()).toEqual([[soup.id, 2]]);
});

test('the notice that a line was taken out closes when a former order fills the cart', async () => {
  keepFormerOrder(former);
  const changed = { ...itemOfSoup(), remembered: rememberProduct({ ...soup, price: 4 }) };
  renderShop({ path: '/store/wien', cart: cartWith(changed) });
  const notice = /aus dem Warenkorb entfernt: Rindsuppe\./;
  expect(await screen.findByText(notice)).toBeDefined();
  await userEvent.click(await again());
  expect(await screen.findByText('Ihre Bestellung liegt wieder im Warenkorb.')).toBeDefined();
  expect(screen.queryByText(notice)).toBeNull();
  expect(inCart()).toEqual([[soup.id, 2]]);
});

test('a notice about something else stays when a former order fills the cart', async () => {
  keepFormerOrder(former);
  const branches = [{ ...branch, isDineInEnabled: true, isTableSelectionEnabled: true }];
  renderShop({
    path: '/store/wien?table=99',
    answers: { 'GET /api/init': () => ({ ...catalogue, branches }) },
  });
  expect(await screen.findByText(/^Den Tisch 99 gibt es hier nicht/)).toBeDefined();
  await userEvent.click(await again());
  expect(await screen.findByText('Ihre Bestellung liegt wieder im Warenkorb.')).toBeDefined();
  expect(screen.getByText(/^Den Tisch 99 gibt es hier nicht/)).toBeDefined();
});

test('what costs something else now is shown before it goes into the cart', async () => {
  keepFormerOrder(former);
  renderShop({ path: '/store/wien', answers: withSoup({ price: 5.5 }) });
  await userEvent.click(await again());
  const dialog = within(screen.getByRole('dialog', { name: 'Was sich geändert hat' }));
  expect(dialog.getByText(/^Rindsuppe: 11,00.€ statt 9,80.€\.$/)).toBeDefined();
  expect(inCart()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'In den Warenkorb legen' }));
  expect(inCart()).toEqual([[soup.id, 2]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of an order that cannot be had at all nothing goes into the cart', async () => {
  keepFormerOrder(former);
  renderShop({ path: '/store/wien', answers: withSoup({ isEnabled: false }) });
  await userEvent.click(await again());
  const dialog = within(screen.getByRole('dialog', { name: 'Was sich geändert hat' }));
  expect(dialog.getByText('Rindsuppe ist derzeit nicht verfügbar.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'In den Warenkorb legen' })).toBeNull();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Schließen' })[1]!);
  expect(inCart()).toEqual([]);
});

test('orders on this device are erased, the running ones as well, and can be put back', async () => {
  const address = { uid: pendingOrder.uid, hash: pendingOrder.hash };
  keepFormerOrder(former);
  rememberOrder(address, new Date());
  renderShop({
    path: '/store/wien',
    answers: { [`GET /api/orders/public/${address.uid}/${address.hash}`]: () => pendingOrder },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bestellungen auf diesem Gerät löschen' }));
  expect(screen.getByText(/^Die Bestellungen auf diesem Gerät sind gelöscht\./)).toBeDefined();
  expect(localStorage.getItem('former-orders')).toBeNull();
  expect(runningOrders(new Date())).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await again()).toBeDefined();
  expect(formerOrders()).toEqual([former]);
  expect(runningOrders(new Date())).toMatchObject([address]);
});

test('orders of another branch are not shown', async () => {
  keepFormerOrder({ ...former, branch: 'another' });
  renderShop({ path: '/store/wien' });
  await screen.findByRole('button', { name: 'Schnitzel' });
  expect(screen.queryByText('Noch einmal bestellen')).toBeNull();
});

test('a sent order is kept without what opens its page and without who sent it', async () => {
  renderShop({
    path: '/store/wien/checkout',
    cart: cartWith(itemOfSoup()),
    details: filledDetails,
    answers: {
      'POST /api/orders': () => pendingOrder,
      [`GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`]: () => pendingOrder,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' });
  expect(formerOrders().map(({ uid }) => uid)).toEqual([pendingOrder.uid]);
  const kept = localStorage.getItem('former-orders')!;
  for (const secret of [pendingOrder.hash, filledDetails.lastName]) expect(kept).not.toContain(secret);
});
