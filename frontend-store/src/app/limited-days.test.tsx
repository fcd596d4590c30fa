import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup, soup } from '../../testing/shop-fixture.js';

const listeners = new Map<string, TopicListener>();
const clock = { now: new Date('2026-11-23T12:02+01:00') };
const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const; // prettier-ignore

beforeEach(() => {
  sessionStorage.clear();
  listeners.clear();
  jest.useFakeTimers({ ...clock, doNotFake: [...real] });
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((topic, given) => {
    listeners.set(topic, given);
    return () => listeners.delete(topic);
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const day = (differences: Partial<BranchAvailability>): BranchAvailability => ({
  branch: branch.id,
  date: '2026-11-23',
  pausedUntil: null,
  delay: null,
  soldOut: [],
  windowMinutes: 30,
  full: { takeaway: [], delivery: [], dineIn: [] },
  capacity: null,
  ...differences,
});

/** Shows a page of a branch that takes pre-orders; what it does not take can change afterwards. */
function show(
  path: string,
  limits: { days: BranchAvailability[] },
  changes: Partial<Branch> = {},
  answers: Answers = {},
) {
  const shown = { ...branch, isPreorderEnabled: true, ...changes };
  return renderShop({
    path,
    cart: cartWith(itemOfSoup()),
    details: filledDetails,
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [shown] }),
      [`GET /api/branches/${branch.id}/availability`]: () => limits.days,
      ...answers,
    },
  });
}
async function change() {
  const topic = `availability:${branch.id}`;
  await waitFor(() => expect(listeners.has(topic)).toBe(true));
  act(() => listeners.get(topic)!.onChanges({ topic, projection: 'branch_day', position: '9', rows: [] }));
}

test('a product that is sold out cannot be chosen, and can again as soon as it is back', async () => {
  const limits = { days: [day({ soldOut: [soup.id] })] };
  show('/store/wien', limits);
  await screen.findByText('Heute ausverkauft');
  expect(screen.getByRole('button', { name: soup.name })).toHaveProperty('disabled', true);
  limits.days = [];
  await change();
  await waitFor(() => expect(screen.queryByText('Heute ausverkauft')).toBeNull());
  expect(screen.getByRole('button', { name: soup.name })).toHaveProperty('disabled', false);
});

const soldOutNow = 'Heute leider ausverkauft';

test('a product that is sold out while its dialog is open says so at once and cannot be added until it is back', async () => {
  const limits = { days: [] as BranchAvailability[] };
  show('/store/wien', limits);
  await userEvent.click(await screen.findByRole('button', { name: soup.name }));
  const dialog = within(screen.getByRole('dialog'));
  const add = dialog.getByRole('button', { name: /^Zum Warenkorb hinzufügen/ });
  expect(add).toHaveProperty('disabled', false);
  expect(dialog.queryByText(soldOutNow)).toBeNull();
  limits.days = [day({ soldOut: [soup.id] })];
  await change();
  expect((await dialog.findByText(soldOutNow)).closest('[role=status]')).not.toBeNull();
  expect(add).toHaveProperty('disabled', true);
  limits.days = [];
  await change();
  await waitFor(() => expect(dialog.queryByText(soldOutNow)).toBeNull());
  expect(add).toHaveProperty('disabled', false);
});

test('a line of the cart says that its product was sold out meanwhile, and the checkout what to do about it', async () => {
  const limits = { days: [] as BranchAvailability[] };
  const menu = show('/store/wien', limits);
  const cart = within(await screen.findByRole('complementary', { name: 'Warenkorb' }));
  expect(cart.getByText(soup.name)).toBeDefined();
  expect(cart.queryByText(soldOutNow)).toBeNull();
  limits.days = [day({ soldOut: [soup.id] })];
  await change();
  expect(await cart.findByText(soldOutNow)).toBeDefined();
  menu.unmount();
  show('/store/wien/checkout', limits);
  expect(
    await screen.findByText(/^Rindsuppe ist heute leider ausverkauft\. Bitte entfernen Sie das Produkt/),
  ).toBeDefined();
});

test('a change while the limits are being read is not missed', async () => {
  const answers: ((days: BranchAvailability[]) => void)[] = [];
  const path = `GET /api/branches/${branch.id}/availability`;
  show('/store/wien', { days: [] }, {}, { [path]: () => new Promise((resolve) => answers.push(resolve)) });
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]!([]));
  await change();
  await waitFor(() => expect(answers).toHaveLength(2));
  await change();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await act(async () => answers[1]!([]));
  await waitFor(() => expect(answers).toHaveLength(3));
  await act(async () => answers[2]!([day({ soldOut: [soup.id] })]));
  expect(await screen.findByText('Heute ausverkauft')).toBeDefined();
});

test('a pause of ordering is shown on the menu, and in the checkout beside the time', async () => {
  const limits = { days: [day({ pausedUntil: '2026-11-23T11:20:00.000Z' })] };
  const menu = show('/store/wien', limits);
  expect(await screen.findByText(/Ab heute, 12:20 Uhr nehmen wir wieder Bestellungen an/)).toBeDefined();
  menu.unmount();
  show('/store/wien/checkout', limits);
  expect(await screen.findByText(/nehmen erst ab heute, 12:20 Uhr wieder Bestellungen an/)).toBeDefined();
});

test('a full window is not among the times, and a guest who wants it now reads from when there is room', async () => {
  const full = { takeaway: ['2026-11-23T11:00:00.000Z'], delivery: [], dineIn: [] };
  show('/store/wien/checkout', { days: [day({ full })] });
  expect(
    await screen.findByText(/^Im Moment haben wir leider schon zu viele .* eine Zeit ab 12:30 Uhr\.$/),
  ).toBeDefined();
});

test('what is full is read again when the branch takes another number of orders', async () => {
  const shop = { branch };
  const path = `GET /api/branches/${branch.id}/availability`;
  const reads = jest.fn(() => []);
  jest.spyOn(knownPosition, 'remember').mockImplementation(() => undefined);
  const init = () => ({ ...catalogue, branches: [shop.branch] });
  show('/store/wien', { days: [] }, {}, { 'GET /api/init': init, [path]: reads });
  const topic = `availability:${branch.id}`;
  await waitFor(() => expect([...listeners.keys()]).toEqual(expect.arrayContaining([topic, changed.topic])));
  const before = listeners.get(topic);
  shop.branch = { ...branch, capacityOrders: 1 };
  act(() => listeners.get(changed.topic)!.onChanges(changed));
  await waitFor(() => {
    expect(listeners.get(topic)).toBeDefined();
    expect(listeners.get(topic)).not.toBe(before);
  });
  expect(reads).toHaveBeenCalledTimes(1);
  act(() => listeners.get(topic)!.onSubscribed!('9'));
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
});
const changed = { topic: 'records:branches', projection: 'branch', position: '9', rows: [] };

test('the times before the end of a pause are not among those of the picker', async () => {
  show('/store/wien/checkout', { days: [day({ pausedUntil: '2026-11-23T11:20:00.000Z' })] });
  await screen.findByText(/nehmen erst ab heute, 12:20 Uhr wieder Bestellungen an/);
  await userEvent.click(screen.getByRole('button', { name: 'Weitere Zeiten' }));
  await userEvent.click(screen.getByRole('button', { name: 'Montag, 23.11.2026' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Uhrzeit wählen' }));
  expect(dialog.getByRole('button', { name: /^12:20 – / })).toBeDefined();
});
