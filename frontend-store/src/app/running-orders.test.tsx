import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { pendingOrder } from '../../testing/order-fixture.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';
import { rememberOrder, runningOrders } from '../shared/order/running-order.js';

const other: PublicOrder = { ...pendingOrder, uid: 'BCDEFGHJKM', hash: 'other', ticketNumber: 43 };
const pathOf = ({ uid, hash }: PublicOrder) => `GET /api/orders/public/${uid}/${hash}`;
const soon = () => new Date(Date.now() + 60_000);

withFollowedOrders();

test('the header says where the order is as soon as the page is looked at again', async () => {
  let order = pendingOrder;
  rememberOrder(pendingOrder, soon());
  renderShop({ path: '/', answers: { [pathOf(pendingOrder)]: () => order } });
  await screen.findByRole('link', { name: 'Ihre Bestellung läuft' });
  order = { ...pendingOrder, status: 'ready' };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'Bereit zur Abholung' })).toBeDefined();
});

test('the header asks again on another page', async () => {
  let order = pendingOrder;
  rememberOrder(pendingOrder, soon());
  renderShop({ path: '/', answers: { [pathOf(pendingOrder)]: () => order } });
  await screen.findByRole('link', { name: 'Ihre Bestellung läuft' });
  order = { ...pendingOrder, status: 'confirmed' };
  await userEvent.click(screen.getByRole('link', { name: 'Impressum' }));
  expect(await screen.findByRole('link', { name: 'Bestellung bestätigt' })).toBeDefined();
});

test('the header asks again every minute', async () => {
  let order = pendingOrder;
  rememberOrder(pendingOrder, soon());
  const every = jest.spyOn(globalThis, 'setTimeout');
  renderShop({ path: '/', answers: { [pathOf(pendingOrder)]: () => order } });
  await screen.findByRole('link', { name: 'Ihre Bestellung läuft' });
  order = { ...pendingOrder, status: 'confirmed' };
  const poll = await waitFor(() => {
    const found = every.mock.calls.findLast(([, duration]) => duration === 60_000);
    expect(found).toBeDefined();
    return found![0] as () => void;
  });
  act(() => poll());
  expect(await screen.findByRole('link', { name: 'Bestellung bestätigt' })).toBeDefined();
});

test('a rejected order is named in the header until its page was seen', async () => {
  const rejected: PublicOrder = { ...pendingOrder, status: 'rejected', isRejected: true };
  rememberOrder(pendingOrder, soon());
  renderShop({ path: '/', answers: { [pathOf(pendingOrder)]: () => rejected } });
  await userEvent.click(await screen.findByRole('link', { name: 'Bestellung storniert' }));
  await screen.findByRole('heading', { level: 1, name: 'Bestellung storniert' });
  await waitFor(() => expect(runningOrders(new Date())).toEqual([]));
  await userEvent.click(screen.getAllByRole('link', { name: 'Zur Linde' })[0]!);
  expect(screen.queryByRole('link', { name: 'Bestellung storniert' })).toBeNull();
});

test('beside the page of another order the header names the number of the running one', async () => {
  const unpaid: PublicOrder = { ...other, status: 'awaitingPayment' };
  const seen: PublicOrder = { ...pendingOrder, status: 'completed', isCompleted: true };
  rememberOrder(other, soon());
  const answers = { [pathOf(seen)]: () => seen, [pathOf(other)]: () => unpaid };
  renderShop({ path: `/status/${seen.uid}/${seen.hash}`, answers });
  expect(await screen.findByRole('link', { name: 'Nr. 43: Warten auf Zahlungseingang' })).toBeDefined();
});

test('of two running orders both are reached from the header', async () => {
  rememberOrder(pendingOrder, soon());
  rememberOrder(other, soon());
  const answers = { [pathOf(pendingOrder)]: () => pendingOrder, [pathOf(other)]: () => other };
  renderShop({ path: '/', answers });
  const second = await screen.findByRole('link', { name: 'Nr. 43: läuft' });
  expect(second.getAttribute('href')).toBe(`/status/${other.uid}/${other.hash}`);
  const first = await screen.findByRole('link', { name: 'Nr. 42: läuft' });
  expect(first.getAttribute('href')).toBe(`/status/${pendingOrder.uid}/${pendingOrder.hash}`);
});

describe('on phones two running orders', () => {
  const show = (first: () => PublicOrder) => {
    rememberOrder(pendingOrder, soon());
    rememberOrder(other, soon());
    renderShop({
      path: '/',
      answers: { [pathOf(pendingOrder)]: first, [pathOf(other)]: () => other },
    });
    return screen.findByRole('button', { name: '2 laufende Bestellungen' });
  };

  test('are behind one button, which opens the list of them', async () => {
    await userEvent.click(await show(() => pendingOrder));
    const dialog = within(screen.getByRole('dialog', { name: 'Laufende Bestellungen' }));
    expect(dialog.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(await dialog.findByRole('link', { name: 'Nr. 43: läuft' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are a link again when one of them is in the hands of its guest', async () => {
    let first = pendingOrder;
    await show(() => first);
    first = { ...pendingOrder, status: 'completed', isCompleted: true };
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('button', { name: /laufende Bestellungen/ })).toBeNull());
    expect(screen.getAllByRole('link', { name: /: läuft$/ })).toHaveLength(1);
  });
});

test('an order stored before there could be several is still linked', async () => {
  const { uid, hash } = pendingOrder;
  const value = { uid, hash, until: soon().toISOString() };
  localStorage.setItem('running-order', JSON.stringify({ version: 1, value }));
  renderShop({ path: '/', answers: { [pathOf(pendingOrder)]: () => pendingOrder } });
  expect(await screen.findByRole('link', { name: 'Ihre Bestellung läuft' })).toBeDefined();
});

test('an order that does not exist any more is no longer linked', async () => {
  rememberOrder(pendingOrder, soon());
  renderShop({ path: '/' });
  await waitFor(() => expect(runningOrders(new Date())).toEqual([]));
  expect(screen.queryByRole('link', { name: 'Ihre Bestellung läuft' })).toBeNull();
});
