import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { confirmedOrder, pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';

const path = `/status/${pendingOrder.uid}/${pendingOrder.hash}`;
const orderPath = `GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;
const topic = `public-order:${pendingOrder.uid}:${pendingOrder.hash}`;

const stop = jest.fn();
let listener: TopicListener;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  stop.mockClear();
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((followed, given) => {
    // Every page of the order's branch follows the records of branches as well.
    if (followed === 'records:branches') return () => undefined;
    expect(followed).toBe(topic);
    listener = given;
    return stop;
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const push = (order: PublicOrder) =>
  act(() => listener.onChanges({ topic, projection: 'public-order', position: '9', rows: [order] }));
const statusHeading = () =>
  screen.getByRole('heading', { level: 2, name: /Bestätigung|bestätigt|Abgeschlossen/ }).textContent;

test('pushed changes update the page and outdated ones are ignored', async () => {
  renderShop({ path, answers: { [orderPath]: () => pendingOrder } });
  expect(await screen.findByText('42')).toBeDefined();
  expect(document.title).toBe('Bestellstatus - Zur Linde');
  expect(statusHeading()).toBe('Warten auf Bestätigung');
  push(confirmedOrder);
  push(pendingOrder);
  await waitFor(() => expect(statusHeading()).toBe('Bestellung bestätigt'));
});

test('a read that began before a pushed change does not undo it when it is answered later', async () => {
  let answer: ((order: PublicOrder) => void) | undefined;
  let reads = 0;
  const isHeld = new Promise<PublicOrder>((resolve) => (answer = resolve));
  renderShop({ path, answers: { [orderPath]: () => (++reads === 1 ? pendingOrder : isHeld) } });
  await screen.findByText('Warten auf Bestätigung');
  act(() => listener.onSubscribed?.('9'));
  await waitFor(() => expect(reads).toBe(2));
  push(confirmedOrder);
  await waitFor(() => expect(statusHeading()).toBe('Bestellung bestätigt'));
  answer!(pendingOrder);
  // Read a third time: only then the second answer has certainly arrived.
  await waitFor(() => {
    act(() => listener.onSubscribed?.('9'));
    expect(reads).toBe(3);
  });
  expect(statusHeading()).toBe('Bestellung bestätigt');
});

test('a change before the subscription is loaded once it is active', async () => {
  let order = pendingOrder;
  renderShop({ path, answers: { [orderPath]: () => order } });
  await screen.findByText('Warten auf Bestätigung');
  order = confirmedOrder;
  act(() => listener.onSubscribed?.('9'));
  await waitFor(() => expect(statusHeading()).toBe('Bestellung bestätigt'));
});

test('about when an order will be there stands beside its state until the branch has confirmed it', async () => {
  const expectedAt = new Date(Date.now() + 20 * 60_000).toISOString();
  const order = { ...pendingOrder, placedAt: new Date().toISOString(), beginsAt: null, expectedAt };
  renderShop({ path, answers: { [orderPath]: () => order } });
  const likely = await screen.findByText(/^Abholbereit voraussichtlich etwa .* Uhr$/);
  expect(likely.closest('[aria-live]')).not.toBeNull();
  push({ ...confirmedOrder, ...{ placedAt: order.placedAt, beginsAt: null, expectedAt } });
  await waitFor(() => expect(statusHeading()).toBe('Bestellung bestätigt'));
  expect(screen.queryByText(/voraussichtlich/)).toBeNull();
});

test('a completed order is followed until its personal data is erased, which the page says at once', async () => {
  renderShop({ path, answers: { [orderPath]: () => ({ ...pendingOrder, comment: 'Bitte klingeln' }) } });
  await screen.findByText('42');
  const completed = { ...confirmedOrder, status: 'completed', isCompleted: true } as const;
  push({ ...completed, comment: 'Bitte klingeln', revision: '4' });
  await waitFor(() => expect(statusHeading()).toBe('Abgeschlossen'));
  expect(stop).not.toHaveBeenCalled();
  expect(screen.queryByText('Verbindung wird wiederhergestellt')).toBeNull();
  push({ ...completed, comment: null, erasedAt: '2026-11-21T08:00:00.000Z', revision: '5' });
  const words = await screen.findByText('Ihre Angaben zu dieser Bestellung wurden gelöscht.');
  expect(words.closest('[aria-live]')).not.toBeNull();
  expect(screen.queryByText('Bitte klingeln')).toBeNull();
  expect(stop).toHaveBeenCalled();
});

test('a rejected order shows the reason', async () => {
  const rejected: PublicOrder = {
    ...pendingOrder,
    status: 'rejected',
    isRejected: true,
    rejectionMessage: 'Der Tafelspitz ist aus.',
  };
  renderShop({ path, answers: { [orderPath]: () => rejected } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung storniert' })).toBeDefined();
  expect(screen.getByText('Der Tafelspitz ist aus.')).toBeDefined();
});

test('an unknown order shows that it does not exist, not a connection error', async () => {
  renderShop({ path });
  expect(await screen.findByText('Diese Bestellung gibt es nicht.')).toBeDefined();
});

const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

test('the order page is not indexed, and its head does not contain the secret', async () => {
  const at = renderShop({ path, answers: { [orderPath]: () => pendingOrder } });
  await screen.findByText('42');
  expect(head('meta[name="robots"]', 'content')).toBe('noindex, nofollow');
  for (const [selector, attribute] of [
    ['link[rel="canonical"]', 'href'],
    ['meta[property="og:url"]', 'content'],
  ] as const) {
    expect(head(selector, attribute)).toBe(`${location.origin}/status/${pendingOrder.uid}`);
  }
  at.unmount();
  renderShop({ path: '/' });
  await screen.findByRole('navigation', { name: 'Rechtliches' });
  expect(head('meta[name="robots"]', 'content')).toBe('all');
});

test('the order number in the URL is case-insensitive', async () => {
  renderShop({
    path: path.replace('ABCDEFGHJK', 'abcdefghjk'),
    answers: { [orderPath]: () => pendingOrder },
  });
  expect(await screen.findByText('42')).toBeDefined();
});

test('the tab title shows that an order is ready', async () => {
  renderShop({ path, answers: { [orderPath]: () => pendingOrder } });
  await screen.findByText('42');
  push({ ...confirmedOrder, status: 'ready', revision: '3' });
  await waitFor(() => expect(document.title).toBe('Bereit! Bestellstatus - Zur Linde'));
  expect(screen.getByRole('heading', { level: 2, name: 'Bereit zur Abholung' })).toBeDefined();
});

test('a canceled order shows that nothing is charged unless it was paid', async () => {
  const canceled: PublicOrder = { ...pendingOrder, status: 'canceled', isCanceled: true };
  const first = renderShop({ path, answers: { [orderPath]: () => canceled } });
  expect(await screen.findByText('Es wird nichts verrechnet.')).toBeDefined();
  first.unmount();
  renderShop({ path, answers: { [orderPath]: () => ({ ...canceled, isPaid: true }) } });
  await screen.findByText('42');
  expect(screen.queryByText('Es wird nichts verrechnet.')).toBeNull();
});

test('a running order is linked from other pages until it is completed', async () => {
  const running = { ...pendingOrder, placedAt: new Date().toISOString() };
  const first = renderShop({ path, answers: { [orderPath]: () => running } });
  await screen.findByText('42');
  expect(screen.queryByRole('link', { name: 'Ihre Bestellung läuft' })).toBeNull();
  first.unmount();

  const second = renderShop({ path: '/', answers: { [orderPath]: () => running } });
  const link = await screen.findByRole('link', { name: 'Ihre Bestellung läuft' });
  expect(link.getAttribute('href')).toBe(path);
  second.unmount();

  const completed = { ...running, status: 'completed', isCompleted: true };
  const third = renderShop({ path, answers: { [orderPath]: () => completed } });
  await screen.findByText('42');
  third.unmount();
  renderShop({ path: '/' });
  await screen.findByRole('navigation', { name: 'Rechtliches' });
  expect(screen.queryByRole('link', { name: 'Ihre Bestellung läuft' })).toBeNull();
});

test('the comment is shown unformatted, and hidden once erased', async () => {
  const comment = 'Bitte <b>klingeln</b>\nbei Huber';
  const first = renderShop({ path, answers: { [orderPath]: () => ({ ...pendingOrder, comment }) } });
  const title = await screen.findByRole('heading', { name: 'Ihr Kommentar' });
  expect(title.nextElementSibling?.textContent).toBe(comment);
  expect(title.nextElementSibling?.children).toHaveLength(0);
  first.unmount();
  renderShop({ path, answers: { [orderPath]: () => ({ ...pendingOrder, comment: null }) } });
  await screen.findByText('42');
  expect(screen.queryByRole('heading', { name: 'Ihr Kommentar' })).toBeNull();
});

test('the free text of a line is shown', async () => {
  const parts = [{ name: 'Wunsch', choices: [], text: 'ohne Salz', uploads: [] }];
  const items = pendingOrder.items.map((item) => ({ ...item, parts }));
  renderShop({ path, answers: { [orderPath]: () => ({ ...pendingOrder, items }) } });
  expect(await screen.findByText('„ohne Salz“')).toBeDefined();
});

test('a completed order can be added to the cart again', async () => {
  const completed = { ...confirmedOrder, status: 'completed', isCompleted: true };
  renderShop({ path, answers: { [orderPath]: () => completed } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Noch einmal bestellen' }));
  const cart = within(await screen.findByRole('complementary', { name: 'Warenkorb' }));
  expect(cart.getByText('Rindsuppe')).toBeDefined();
});

test.each([
  [
    3.9,
    /^Ihre Bestellung kostet 4,90.€. Davon haben Sie schon 3,90.€ bezahlt. Es wurde nichts weiter abgebucht\.$/,
  ],
  [0, /^Es wurde nichts abgebucht\.$/],
] as const)(
  'a failed payment of an order of which %s were paid before says what was and was not charged',
  async (paidAmount, words) => {
    const failed = { ...confirmedOrder, isPayable: true, paymentStatus: 'failed', paidAmount } as const;
    renderShop({ path, answers: { [orderPath]: () => failed } });
    const heading = await screen.findByRole('heading', { name: 'Die Zahlung hat nicht geklappt' });
    const part = within(heading.parentElement!);
    expect(part.getByText(/^Leider ist Ihre Zahlung fehlgeschlagen\. Bitte überprüfen Sie/)).toBeDefined();
    expect(part.getByText(words)).toBeDefined();
  },
);

test('a guest at a table reads that the order is prepared, as its state and as a step', async () => {
  const ready = { ...confirmedOrder, status: 'ready', isInDelivery: true } as const;
  const atTable = { ...ready, isDineIn: true, tableIdentifier: '5' };
  renderShop({ path, answers: { [orderPath]: () => atTable } });
  const name = 'Bestellung vorbereitet';
  expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined();
  const steps = within(screen.getByRole('list', { name: 'Fortschritt' }));
  expect(steps.getByText(name).closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('Ihre Bestellung kommt gleich an den Tisch.')).toBeDefined();
});

test('a refund on its way is shown with its amount', async () => {
  const refunding = { ...confirmedOrder, paymentStatus: 'refunding' as const, refundingAmount: 4.8 };
  renderShop({ path, answers: { [orderPath]: () => refunding } });
  expect((await screen.findByText(/^Davon auf dem Weg zurück zu Ihnen: 4,80.€$/)).textContent).toBeTruthy();
});

test('the guest reads that the branch has changed the order, and what it costs now', async () => {
  const words = /^Die Filiale hat Ihre Bestellung geändert\. Sie kostet jetzt 4,90.€\.$/;
  renderShop({ path, answers: { [orderPath]: () => confirmedOrder } });
  await screen.findByText('42');
  expect(screen.queryByText(words)).toBeNull();
  const change = { type: 'OrderItemAdded', at: '2026-11-20T17:40:00.000Z', text: 'Bestellung geändert' };
  push({ ...confirmedOrder, timeline: [...confirmedOrder.timeline, change], revision: '3' });
  expect((await screen.findByText(words)).closest('[aria-live]')).not.toBeNull();
});

test('the address of the branch stood alone on the page of a delivery, as if it were delivered there', async () => {
  renderShop({ path, answers: { [orderPath]: () => ({ ...pendingOrder, isDelivery: true }) } });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Filiale' });
  expect(heading.parentElement!.textContent).toBe(
    'FilialeLinde WienGasse 11050 Wien+43 1 234Route planen (neues Fenster)',
  );
});
