import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { Bell, useArrivals } from './bell.js';

/** A browser that allows sound only after a user gesture. */
let isTouched = false;
window.addEventListener('click', () => (isTouched = true), { capture: true });
const resume = jest.fn(async function (this: { state: string }) {
  if (isTouched) this.state = 'running';
});
beforeEach(() => {
  isTouched = false;
  resume.mockClear();
  class Audio {
    state = 'suspended';
    currentTime = 0;
    resume = resume;
  }
  Object.assign(globalThis, { AudioContext: Audio });
});
const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = original;
});

const muted = () => screen.queryByRole('button', { name: /^Ton ist aus/ });

const showBell = (orders: object[] = []) => show(<Bell />, { 'GET /api/orders/current': () => orders });

test('the bell counts orders for now and orders for later', async () => {
  const soon = { placedAt: new Date().toISOString() };
  const tomorrow = { ...soon, appointmentDate: new Date(Date.now() + 20 * 60 * 60_000).toISOString() };
  showBell([anOrder(soon), anOrder({ ...tomorrow, id: 'o-2' }), anOrder({ ...tomorrow, id: 'o-3' })]);
  expect(
    await screen.findByRole('link', { name: '3 neue Bestellungen: 1 für jetzt, 2 für später' }),
  ).toBeTruthy();
});

test('the bell shows how many orders wait for the branch, and beside it how many of them are for later', async () => {
  const soon = { placedAt: new Date().toISOString() };
  const tomorrow = { ...soon, appointmentDate: new Date(Date.now() + 20 * 60 * 60_000).toISOString() };
  showBell([
    anOrder(soon),
    anOrder({ ...tomorrow, id: 'o-2' }),
    anOrder({ ...soon, id: 'o-3', status: 'proposed' }),
    anOrder({ ...tomorrow, id: 'o-4', status: 'requested' }),
  ]);
  const link = await screen.findByRole('link', { name: '3 neue Bestellungen: 2 für jetzt, 1 für später' });
  expect(link.textContent).toBe('31 später');
});

test('the bell does not show 0 while the only orders to be confirmed are for later', async () => {
  const tomorrow = new Date(Date.now() + 20 * 60 * 60_000).toISOString();
  showBell([anOrder({ appointmentDate: tomorrow }), anOrder({ id: 'o-2', appointmentDate: tomorrow })]);
  const link = await screen.findByRole('link', { name: '2 neue Bestellungen: 0 für jetzt, 2 für später' });
  expect(link.textContent).toBe('22 später');
  expect(link.dataset.waiting).toBe('true');
});

test('the bell shows no number before the orders are loaded', async () => {
  let resolve = (_: object[]) => {};
  const promise = new Promise<object[]>((arrive) => (resolve = arrive));
  show(<Bell />, { 'GET /api/orders/current': () => promise });
  const link = screen.getByRole('link', { name: 'Neue Bestellungen' });
  expect(link.textContent).toBe('');
  resolve([]);
  expect((await screen.findByRole('link', { name: '0 neue Bestellungen' })).textContent).toBe('0');
});

test('the bell says of how many orders the kitchen ticket was not printed, and leads to the print jobs', async () => {
  const late = { status: 'confirmed', isTicketLate: true } as const;
  showBell([
    anOrder(late),
    anOrder({ ...late, id: 'o-2' }),
    anOrder({ ...late, id: 'o-3', status: 'ready' }),
  ]);
  const link = await screen.findByRole('link', { name: '2 Küchenbons nicht gedruckt' });
  expect(link.getAttribute('href')).toBe('/print-jobs');
  expect(screen.getByRole('alert').textContent).toBe('2 Küchenbons nicht gedruckt');
});

test('the bell says nothing of kitchen tickets as long as all are printed', async () => {
  showBell([anOrder({ status: 'confirmed' })]);
  await screen.findByRole('link', { name: '0 neue Bestellungen' });
  expect(screen.queryByRole('link', { name: /Küchenbon/ })).toBeNull();
});

describe('the sound of the bell', () => {
  test('shows no warning if it was never switched on', () => {
    showBell();
    expect(muted()).toBeNull();
    expect(screen.getByRole('button', { name: 'Ton einschalten' })).toBeTruthy();
  });

  // The last one: a page that was touched may sound from then on.
  test('is unlocked again by the first click anywhere on the page', async () => {
    localStorage.setItem('bell-sound', 'true');
    showBell();
    expect(muted()).toBeTruthy();
    await userEvent.click(document.body);
    await waitFor(() => expect(muted()).toBeNull());
    expect(screen.getByRole('button', { name: 'Ton ausschalten' })).toBeTruthy();
  });
});

function setup() {
  const onArrival = jest.fn<(arrived: StaffOrder[]) => void>();
  const { rerender } = renderHook(
    ({ place, orders }: { place: string; orders: StaffOrder[] | undefined }) =>
      useArrivals(place, orders, onArrival),
    { initialProps: { place: 'a', orders: undefined as StaffOrder[] | undefined } },
  );
  const rung = () => onArrival.mock.calls.map(([arrived]) => arrived.map(({ id }) => id));
  return { show: (place: string, ...orders: StaffOrder[]) => rerender({ place, orders }), rung };
}

const first = anOrder({ id: 'first' });
const second = anOrder({ id: 'second' });

test('only orders that arrive after the first load are reported, each once', () => {
  const { show, rung } = setup();
  show('a', first);
  show('a', first, second);
  show('a', { ...first, status: 'confirmed' }, second);
  expect(rung()).toEqual([['second']]);
});

test('a request is reported when it arrives, and once more when its offer is accepted', () => {
  const { show, rung } = setup();
  show('a');
  show('a', { ...first, status: 'requested' });
  show('a', { ...first, status: 'offered' });
  show('a', { ...first, status: 'pending' });
  expect(rung()).toEqual([['first'], ['first']]);
});

test('orders already present in another branch are not reported after a switch', () => {
  const { show, rung } = setup();
  show('a');
  show('b', first);
  expect(rung()).toEqual([]);
});

test('an order that is already confirmed is not reported', () => {
  const { show, rung } = setup();
  show('a');
  show('a', { ...first, status: 'confirmed' });
  expect(rung()).toEqual([]);
});
