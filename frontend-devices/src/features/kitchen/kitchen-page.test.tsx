import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { KitchenItem, KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import { fakeServer, type FakeRequest, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anOrder, BRANCH, counterPath, KEY, listed } from '../../../testing/display-orders.js';
import { fakeLive } from '../../../testing/fake-live.js';
import KitchenPage from './kitchen-page.js';

beforeEach(() => {
  localStorage.clear();
  fakeLive();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const mains = { id: 'c-1', name: 'Hauptspeisen' };
const drinks = { id: 'c-2', name: 'Getränke' };
const item = (name: string, differences: Partial<KitchenItem> = {}): KitchenItem => ({
  ...{ product: `p ${name}`, name, amount: 2, unit: 'piece', parts: [], category: mains, isPrepared: false },
  ...differences,
});
const order = anOrder({ items: [item('Schnitzel'), item('Bier', { category: drinks })] });
const write = `POST /api/orders/backoffice/${BRANCH}/${KEY}/o-1/preparation`;

async function open(orders: KitchenOrder[] = [order], answer: () => unknown = () => null) {
  const sent: unknown[] = [];
  const keep = (name: string) => (request: FakeRequest) => {
    sent.push([name, request.body]);
    return answer();
  };
  fakeServer({
    [counterPath]: () => listed(...orders),
    [write]: keep('mark'),
    [`${write}/finish`]: keep('finish'),
  });
  window.history.replaceState(null, '', `/kueche#${BRANCH}/${KEY}`);
  render(<KitchenPage />);
  await pass(100);
  return sent;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
};
const schnitzel = () => screen.getByRole('button', { name: /^2× ?Schnitzel$/ });

describe('a line', () => {
  test('is marked at once, and the mark can be taken back', async () => {
    const sent = await open();
    fireEvent.click(schnitzel());
    expect(schnitzel().getAttribute('aria-pressed')).toBe('true');
    await pass(50);
    const lines = [{ index: 0, product: 'p Schnitzel', amount: 2 }];
    expect(sent).toEqual([['mark', { lines, isPrepared: true }]]);
    await press('Rückgängig');
    expect(sent[1]).toEqual(['mark', { lines, isPrepared: false }]);
    expect(schnitzel().getAttribute('aria-pressed')).toBe('false');
  });

  test('that the server refuses to mark is open again, with the reason', async () => {
    const reason = 'Diese Position wurde inzwischen geändert. Bitte sehen Sie noch einmal nach.';
    await open([order], () => new Refusal(409, [{ message: reason, field: null }]));
    fireEvent.click(schnitzel());
    await pass(50);
    expect(screen.getByText(reason, { exact: false })).toBeTruthy();
    expect(schnitzel().getAttribute('aria-pressed')).toBe('false');
  });
});

describe('an order', () => {
  test('is finished after five seconds, unless that is taken back', async () => {
    const sent = await open();
    await press('Bestellung 7: fertig');
    await press('Rückgängig');
    await pass(6_000);
    expect(sent).toEqual([]);
    await press('Bestellung 7: fertig');
    await pass(4_000);
    expect(sent).toEqual([]);
    await pass(1_000);
    expect(sent).toEqual([['finish', {}]]);
  });

  test('is finished at once when the page is left', async () => {
    const sent = await open();
    await press('Bestellung 7: fertig');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await pass(0);
    expect(sent).toEqual([['finish', {}]]);
    await pass(10_000);
    expect(sent).toHaveLength(1);
  });

  test('of several stations is only marked here while others have something open', async () => {
    const sent = await open();
    await press('Hauptspeisen, 1 offen');
    expect(screen.queryByText('Bier')).toBeNull();
    await press('Bestellung 7: hier fertig');
    const lines = [{ index: 0, product: 'p Schnitzel', amount: 2 }];
    expect(sent).toEqual([['mark', { lines, isPrepared: true }]]);
    expect(screen.getByText('In der Küche ist nichts zu tun')).toBeTruthy();
  });

  test('whose kitchen ticket did not come out says so, on its card and above all', async () => {
    await open([{ ...order, isTicketLate: true }]);
    expect(screen.getByText('Der Küchenbon wurde nicht gedruckt.')).toBeTruthy();
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Bitte sehen Sie nach dem Drucker.');
  });
});

describe('a tap while the server is away', () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  const isShown = (words: string) => alerts().some((text) => text?.startsWith(words));

  test('was reported by its reason alone, which stayed after the connection was back', async () => {
    let isAway = true;
    const sent = await open([order], () => (isAway ? away() : null));
    await press('Bestellung 7: fertig');
    await pass(5_000);
    expect(isShown('Bestellung 7 wurde nicht fertig gemeldet. Der Server ist nicht erreichbar.')).toBe(true);
    isAway = false;
    await pass(11_000);
    expect(isShown('Bestellung 7 wurde nicht fertig gemeldet. Erneut')).toBe(true);
    sent.length = 0;
    await press('Erneut');
    expect(sent).toEqual([['finish', {}]]);
    expect(isShown('Bestellung 7')).toBe(false);
  });

  test('was forgotten with the next tap, though its order still waits', async () => {
    const orders = [order, anOrder({ id: 'o-2', number: '8', items: [item('Suppe')] })];
    await open(orders, away);
    await press('Bestellung 7: fertig');
    await pass(5_000);
    await press(/^2× ?Suppe$/);
    expect(isShown('Bestellung 7 wurde nicht fertig gemeldet.')).toBe(true);
    expect(alerts().join()).toContain('Bestellung 8, Suppe: nicht als fertig gemeldet.');
    orders.shift();
    await pass(11_000);
    expect(alerts().join()).not.toContain('Bestellung 7');
  });
});

test('an order for tomorrow was announced as if it were today', async () => {
  jest.setSystemTime(Date.parse('2026-11-20T17:00:00.000Z'));
  await open([anOrder({ items: [item('Suppe')], dueAt: '2026-11-21T18:00:00.000Z' })]);
  screen.getByText('1 für später, die nächste morgen, 19:00 Uhr.');
  cleanup();
  await open([anOrder({ items: [item('Suppe')], dueAt: '2026-11-20T19:30:00.000Z' })]);
  screen.getByText('1 für später, die nächste um 20:30 Uhr.');
});

describe('the chime', () => {
  const strikes = jest.fn();
  beforeEach(() => {
    strikes.mockClear();
    const tone = { gain: { ...ramps(), setValueAtTime: strikes }, frequency: {}, start() {}, stop() {} };
    class Audio {
      state = 'running';
      currentTime = 0;
      destination = {};
      resume = async () => undefined;
      createOscillator = () => ({ ...tone, connect: (next: object) => next });
      createGain = () => ({ ...tone, connect: (next: object) => next });
    }
    Object.assign(globalThis, { AudioContext: Audio });
  });
  const ramps = () => ({ linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const more = anOrder({ id: 'o-2', number: '8', items: [item('Bier', { category: drinks })] });

  test('sounds when an order comes, and not for those that were there', async () => {
    localStorage.setItem('kitchen-sound', 'true');
    const orders = [order];
    await open(orders);
    await pass(11_000);
    expect(strikes).not.toHaveBeenCalled();
    orders.push(more);
    await pass(11_000);
    expect(strikes).toHaveBeenCalledTimes(6);
    await pass(11_000);
    expect(strikes).toHaveBeenCalledTimes(6);
  });

  test('stays silent for an order of which this station makes nothing', async () => {
    localStorage.setItem('kitchen-sound', 'true');
    localStorage.setItem('kitchen-categories', JSON.stringify({ version: 1, value: [mains.id] }));
    const orders = [order];
    await open(orders);
    orders.push(more);
    await pass(11_000);
    expect(strikes).not.toHaveBeenCalled();
  });

  test('is turned on and off by a button, which the device remembers', async () => {
    await open();
    await press('Küchenton einschalten');
    expect(strikes).toHaveBeenCalledTimes(6);
    cleanup();
    await open();
    await press('Küchenton ausschalten');
    cleanup();
    await open();
    screen.getByRole('button', { name: 'Küchenton einschalten' });
  });
});

test('a sum marks the lines of all its orders', async () => {
  const sent = await open([order, anOrder({ id: 'o-2', items: [item('Suppe')] })]);
  const sums = within(screen.getByRole('region', { name: 'Summen' }));
  fireEvent.click(sums.getByRole('button', { name: '2× Schnitzel: alle fertig' }));
  await pass(50);
  expect(sent).toHaveLength(1);
  expect(sums.queryByText('Schnitzel')).toBeNull();
  expect(sums.getByText('Suppe', { exact: false })).toBeTruthy();
});

test('a category that becomes empty keeps its button and its place', async () => {
  const drink = anOrder({ id: 'o-2', items: [item('Bier', { category: drinks })] });
  const food = anOrder({ items: [item('Schnitzel')] });
  const orders = [food, drink];
  await open(orders);
  const names = () =>
    within(screen.getByRole('group', { name: 'Kategorien' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names()).toEqual(['Alles', 'Getränke, 1 offen', 'Hauptspeisen, 1 offen']);
  orders.pop();
  await pass(60_000);
  expect(names()).toEqual(['Alles', 'Getränke, 0 offen', 'Hauptspeisen, 1 offen']);
});
