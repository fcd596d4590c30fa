import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { type FakeRequest, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { fakeLocks } from '../../testing/fake-locks.js';
import { pendingOrder } from '../../testing/order-fixture.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';
import { rememberOrder } from '../shared/order/running-order.js';

const { uid, hash } = pendingOrder;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const sent = (changes: Partial<PublicOrder> = {}): PublicOrder => ({
  ...pendingOrder,
  placedAt: minutesAgo(1).toISOString(),
  ...changes,
});
const newer = sent({ uid: 'NEUEBESTEL', hash: 'neu', ticketNumber: 43 });
const asked = 'Diese Bestellung haben Sie schon abgeschickt';

withFollowedOrders();

/** The checkout of a soup in a tab beside one in which an order was sent. */
function show(
  order: PublicOrder,
  {
    amount = 1,
    bodies = [] as unknown[],
    more = [] as PublicOrder[],
    read = (): PublicOrder | Refusal => order,
  } = {},
) {
  renderShop({
    path: '/store/wien/checkout',
    cart: cartWith(itemOfSoup(amount)),
    details: filledDetails,
    answers: {
      [`GET /api/orders/public/${order.uid}/${order.hash}`]: read,
      ...Object.fromEntries(
        more.map((one) => [`GET /api/orders/public/${one.uid}/${one.hash}`, () => one] as const),
      ),
      'POST /api/orders': ({ body }: FakeRequest) => (bodies.push(body), newer),
    },
  });
  return bodies;
}
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
const isOrderRead = () =>
  waitFor(() =>
    expect(globalThis.fetch).toHaveBeenCalledWith(expect.stringContaining(uid), expect.anything()),
  );
const isOrderNamed = () => screen.findByRole('link', { name: /Warten auf|läuft/ });

test('an order equal to one that another tab sent just now is asked about, and sent beside it if it is wanted', async () => {
  rememberOrder(pendingOrder, new Date());
  const bodies = show(sent());
  await isOrderNamed();
  await submit();
  expect(await screen.findByText(asked)).toBeDefined();
  expect(
    screen.getByText(/^Ihre Bestellung ABCDEFGHJK mit demselben Inhalt ist schon bei uns/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zur Bestellung' }).getAttribute('href')).toBe(
    `/status/${uid}/${hash}`,
  );
  expect(bodies).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem noch einmal bestellen' }));
  await waitFor(() => expect(bodies).toMatchObject([{ replaces: null }]));
});

test('an equal order that another tab sent and that is not paid yet is replaced by the new one', async () => {
  rememberOrder(pendingOrder, new Date());
  const bodies = show(sent({ status: 'awaitingPayment', paymentMethod: 'mollie', isPayable: true }));
  await isOrderNamed();
  await submit();
  expect(await screen.findByText(/ist noch nicht bezahlt/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Neu bestellen' }));
  await waitFor(() => expect(bodies).toMatchObject([{ replaces: { uid, hash } }]));
});

test('an order that another tab sends while this one shows the checkout is seen at once', async () => {
  const bodies = show(sent());
  await screen.findByRole('button', { name: /^Bestellung abschicken/ });
  rememberOrder(pendingOrder, new Date());
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'running-order' })));
  await isOrderRead();
  await isOrderNamed();
  await submit();
  expect(await screen.findByText(asked)).toBeDefined();
  expect(bodies).toEqual([]);
});

test.each<[string, Partial<PublicOrder>, number]>([
  ['with something else in it', {}, 2],
  ['of an hour ago', { placedAt: minutesAgo(60).toISOString() }, 1],
  ['that was canceled', { status: 'canceled', isCanceled: true }, 1],
])('an order %s in another tab is not asked about', async (_, changes, amount) => {
  rememberOrder(pendingOrder, new Date());
  const bodies = show(sent(changes), { amount });
  await isOrderRead();
  await screen.findByRole('link', { name: /Warten auf|läuft|storniert/ });
  await submit();
  await waitFor(() => expect(bodies).toHaveLength(1));
});

test('a guest who fills the cart again in the tab that sent the order is not asked', async () => {
  const bodies = show(newer);
  await submit();
  await screen.findByText('43');
  await waitFor(() => expect(localStorage.getItem('running-order')).toContain(newer.uid));
  cleanup();
  show(newer, { bodies });
  await isOrderNamed();
  await submit();
  await waitFor(() => expect(bodies).toHaveLength(2));
});

describe('two tabs that send at the same moment', () => {
  let locks: ReturnType<typeof fakeLocks>;
  let stored: string | null;
  beforeEach(() => {
    locks = fakeLocks({ onFreed: () => (stored = localStorage.getItem('running-order')) });
  });
  afterEach(() => locks.remove());
  const isSending = () => screen.findByRole('button', { name: 'Verarbeiten...' });

  test('do not both make an order: the second one waits for the first and then asks', async () => {
    const free = locks.hold();
    const bodies = show(sent());
    await submit();
    await isSending();
    rememberOrder(pendingOrder, new Date());
    expect(bodies).toEqual([]);
    free();
    expect(await screen.findByText(asked)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Verarbeiten...' })).toBeNull();
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Trotzdem noch einmal bestellen' }));
    await waitFor(() => expect(bodies).toMatchObject([{ replaces: null }]));
  });

  test('both make one where the orders differ', async () => {
    const free = locks.hold();
    const bodies = show(sent(), { amount: 2 });
    await submit();
    await isSending();
    rememberOrder(pendingOrder, new Date());
    free();
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  test('are asked once more about an order that was made after the first question', async () => {
    rememberOrder(pendingOrder, new Date());
    const other = sent({ uid: 'NOCHEINMAL', hash: 'noch' });
    const bodies = show(sent(), { more: [other] });
    await isOrderNamed();
    await submit();
    const free = locks.hold();
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem noch einmal bestellen' }));
    await isSending();
    rememberOrder(other, new Date());
    free();
    expect(await screen.findByText(/^Ihre Bestellung NOCHEINMAL mit demselben Inhalt/)).toBeDefined();
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Trotzdem noch einmal bestellen' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  test('read an order of the other one again while the server does not know it yet', async () => {
    const free = locks.hold();
    let reads = 0;
    const bodies = show(sent(), {
      read: () => (++reads === 1 ? new Refusal(503, [{ message: 'Noch nicht.', field: null }]) : sent()),
    });
    await submit();
    await isSending();
    rememberOrder(pendingOrder, new Date());
    free();
    expect(await screen.findByText(asked)).toBeDefined();
    expect(bodies).toEqual([]);
  });

  test('do not send what was waiting when its page was left', async () => {
    const free = locks.hold();
    const bodies = show(sent());
    await submit();
    await isSending();
    cleanup();
    free();
    await locks.idle();
    expect(bodies).toEqual([]);
  });

  test('know of an order before the next one may be sent', async () => {
    const bodies = show(newer);
    await submit();
    await screen.findByText('43');
    await locks.idle();
    expect(bodies).toHaveLength(1);
    expect(stored).toContain(newer.uid);
  });
});
