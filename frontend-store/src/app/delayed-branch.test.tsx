import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { type Answers, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';
import { renewNow } from '../shared/use-now.js';

const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const; // prettier-ignore
const topics = new Map<string, TopicListener>();
const topic = `availability:${branch.id}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  topics.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T12:02+01:00'), doNotFake: [...real] });
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((name, given) => {
    topics.set(name, given);
    return () => topics.delete(name);
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Kitchen {
  delay: BranchAvailability['delay'];
}
const underLoad: BranchAvailability['delay'] = { minutes: 20, until: '2026-11-23T11:30:00.000Z' };

/** Shows a page of a branch that takes pre-orders; the delay of its kitchen can change afterwards. */
function show(path: string, kitchen: Kitchen, answers: Answers = {}): void {
  const day = (): BranchAvailability => ({
    ...{ branch: branch.id, date: '2026-11-23', pausedUntil: null, delay: kitchen.delay },
    ...{ soldOut: [], windowMinutes: 30, full: { takeaway: [], delivery: [], dineIn: [] } },
    capacity: null,
  });
  renderShop({
    path,
    cart: cartWith(itemOfSoup()),
    details: filledDetails,
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [{ ...branch, isPreorderEnabled: true }] }),
      [`GET /api/branches/${branch.id}/availability`]: () => (kitchen.delay ? [day()] : []),
      ...answers,
    },
  });
}

async function change(): Promise<void> {
  await waitFor(() => expect(topics.has(topic)).toBe(true));
  act(() => topics.get(topic)!.onChanges({ topic, projection: 'branch_day', position: '9', rows: [] }));
}

test('the line of the menu follows a delay of the kitchen, and its end', async () => {
  const kitchen: Kitchen = { delay: null };
  show('/store/wien', kitchen);
  expect((await screen.findAllByText(/heute ab 12:35/)).length).toBeGreaterThan(0);
  kitchen.delay = underLoad;
  await change();
  expect((await screen.findAllByText(/heute ab 12:55/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/heute ab 12:35/)).toBeNull();
  expect(screen.getByText('Gerade ist viel los.')).toBeDefined();
  kitchen.delay = null;
  await change();
  expect((await screen.findAllByText(/heute ab 12:35/)).length).toBeGreaterThan(0);
});

test('the button of the checkout and the times beside it follow a delay of the kitchen', async () => {
  const kitchen: Kitchen = { delay: null };
  show('/store/wien/checkout', kitchen);
  expect(await screen.findByText('Abholbereit ca. 12:35')).toBeDefined();
  expect(screen.getByRole('button', { name: '12:45' })).toBeDefined();
  kitchen.delay = underLoad;
  await change();
  expect(await screen.findByText('Abholbereit ca. 12:55')).toBeDefined();
  expect(
    await screen.findByText('Die Küche braucht 20 Minuten länger als sonst. Abholbereit ca. 12:55.'),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'So schnell wie möglich (heute ab 12:55)' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '12:45' })).toBeNull();
  expect(screen.getByRole('button', { name: '13:00' })).toBeDefined();
});

test('a delay ends by itself', async () => {
  show('/store/wien/checkout', { delay: underLoad });
  expect(await screen.findByText('Abholbereit ca. 12:55')).toBeDefined();
  expect(screen.queryByText(/Die Küche braucht/)).toBeNull();
  jest.setSystemTime(new Date('2026-11-23T12:30+01:00'));
  act(() => void renewNow());
  expect(await screen.findByText('Abholbereit ca. 13:00')).toBeDefined();
});

test('an order that the server promises later than the guest saw is shown with its new time, and is sent once they have agreed', async () => {
  const kitchen: Kitchen = { delay: null };
  const sent: OrderForm[] = [];
  show('/store/wien/checkout', kitchen, {
    'POST /api/orders': ({ body }) => {
      sent.push(body as OrderForm);
      if (sent.length > 1) return pendingOrder;
      // The notice of the change does not arrive.
      kitchen.delay = underLoad;
      return new Refusal(409, [{ field: 'expectedDelay', message: 'Die Küche braucht länger.' }]);
    },
    [`GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`]: () => pendingOrder,
  });
  const button = () => screen.getByRole('button', { name: /^Bestellung abschicken/ });
  await screen.findByText('Abholbereit ca. 12:35');
  await waitFor(() => expect(topics.has(topic)).toBe(true));
  fireEvent.click(button());
  expect((await screen.findAllByText('Es dauert gerade länger.')).length).toBeGreaterThan(0);
  expect(
    screen.getByText('Die Küche braucht 20 Minuten länger als sonst. Abholbereit ca. 12:55.'),
  ).toBeDefined();
  await waitFor(() => {
    const again = screen.queryByRole('button', { name: /^Bestellung abschicken/ });
    if (again) fireEvent.click(again);
    expect(sent).toHaveLength(2);
  });
  expect(sent.map(({ expectedDelay }) => expectedDelay)).toEqual([0, 20]);
});
