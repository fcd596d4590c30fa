import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { KitchenItem, KitchenOrder } from '../contracts/order-display.schema.js';
import { dueAtTime } from '../ordering/due-time.js';
import { kitchenAt, kitchenCategories, kitchenSums } from './kitchen.js';

const now = Date.parse('2026-11-20T17:00:00.000Z');
const minutesFrom = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const mains = { id: '11111111-1111-4111-8111-111111111111', name: 'Hauptspeisen' };
const drinks = { id: '22222222-2222-4222-8222-222222222222', name: 'Getränke' };

const item = (name: string, differences: Partial<KitchenItem> = {}): KitchenItem => ({
  ...{ product: name, name, amount: 1, unit: 'piece', parts: [], category: mains, isPrepared: false },
  ...differences,
});
const without = (name: string, ...choices: string[]) =>
  item(name, { parts: [{ name: 'Dazu', choices, text: null }] });
let next = 0;
const anOrder = (items: KitchenItem[], differences: Partial<KitchenOrder> = {}): KitchenOrder => ({
  ...{ id: `o-${next++}`, number: '7', ticketNumber: 7, status: 'confirmed', mode: 'takeaway' },
  ...{ tableIdentifier: null, placedAt: minutesFrom(-10), dueAt: minutesFrom(20), appointment: null },
  ...{ comment: null, items, isTicketLate: false },
  ...differences,
});
const sums = (...orders: KitchenOrder[]) =>
  kitchenSums(kitchenAt(orders, now).tickets).map(({ amount, name, choices }) => [
    `${amount} ${name}`,
    ...choices.map(({ words, amount }) => `${amount} ${words}`),
  ]);

describe('the sums of the kitchen', () => {
  it('add up a product over all orders, and count each choice apart', () => {
    const orders = [
      anOrder([item('Schnitzel', { amount: 5 }), item('Suppe')]),
      anOrder([{ ...without('Schnitzel', 'ohne Zwiebel'), amount: 2 }]),
    ];
    expect(sums(...orders)).toEqual([['7 Schnitzel', '2 ohne Zwiebel'], ['1 Suppe']]);
  });

  it('leave out what is made, and what is sold by another unit is another sum', () => {
    const cheese = item('Käse', { unit: 'gram', amount: 250 });
    expect(sums(anOrder([item('Suppe', { isPrepared: true }), cheese, item('Käse')]))).toEqual([
      ['250 Käse'],
      ['1 Käse'],
    ]);
  });

  it('are exact for decimals', () => {
    const parts = [0.1, 0.2].map((amount) => item('Käse', { unit: 'kilogram', amount }));
    expect(sums(anOrder(parts))).toEqual([['0.3 Käse']]);
  });
});

describe('the tickets of the kitchen', () => {
  const ages = (...dues: number[]) =>
    kitchenAt(
      dues.map((due) => anOrder([item('Suppe')], { dueAt: minutesFrom(due) })),
      now,
    ).tickets.map(({ age, minutes }) => [minutes, age]);

  it('come by due time, and become pressing', () =>
    expect(ages(20, -1, 10, 9, 59)).toEqual([[-1, 'late'], [9, 'soon'], [10, 'calm'], [20, 'calm'], [59, 'calm']])); // prettier-ignore

  it('were later than on the board, which looks at whole minutes', () => {
    const dueAt = minutesFrom(-3.5);
    for (const seconds of [0, 10, 29, 30, 31, 50, 59]) {
      const at = now + seconds * 1_000;
      const { minutesLate } = dueAtTime(
        { status: 'confirmed' },
        { dueAt: new Date(dueAt), isChosen: false, beginsAt: null, opensAt: null },
        new Date(Math.floor(at / 60_000) * 60_000),
      );
      expect(kitchenAt([anOrder([item('Suppe')], { dueAt })], at).tickets[0]?.minutes).toBe(-minutesLate);
    }
  });

  it('were late before the minute was over in which they are due', () => {
    const order = anOrder([item('Suppe')], { dueAt: minutesFrom(0.2) });
    expect(kitchenAt([order], now + 59_000).tickets[0]).toMatchObject({ minutes: 0, age: 'soon' });
    expect(kitchenAt([order], now + 60_000).tickets[0]).toMatchObject({ minutes: -1, age: 'late' });
  });

  it.each<[string, KitchenOrder, number, number]>([
    ['that nobody has confirmed are not made', anOrder([item('a')], { status: 'pending' }), 0, 0],
    ['that are ready have left', anOrder([item('a')], { status: 'ready' }), 0, 0],
    ['that are due later wait apart', anOrder([item('a')], { dueAt: minutesFrom(61) }), 0, 1],
    ['that are due in an hour are made', anOrder([item('a')], { dueAt: minutesFrom(60) }), 1, 0],
    [
      'that are due later and begun are made',
      anOrder([item('a', { isPrepared: true })], { dueAt: minutesFrom(90) }),
      1,
      0,
    ],
    ['whose lines are all done stay until the order is', anOrder([item('a', { isPrepared: true })]), 1, 0],
    [
      'of deliveries leave with their last line',
      anOrder([item('a', { isPrepared: true })], { mode: 'delivery' }),
      0,
      0,
    ],
  ])('%s', (_, order, now_, later) => {
    const kitchen = kitchenAt([order], now);
    expect([kitchen.tickets.length, kitchen.later.length]).toEqual([now_, later]);
  });

  it('show only the chosen categories, and lines keep their index', () => {
    const order = anOrder([item('Bier', { category: drinks }), item('Suppe')]);
    const [ticket] = kitchenAt([order], now, new Set([mains.id])).tickets;
    expect(ticket?.lines.map(({ name, index }) => [name, index])).toEqual([['Suppe', 1]]);
    expect(kitchenAt([order], now, new Set(['x'])).tickets).toEqual([]);
    const made = { ...order, items: [order.items[0]!, { ...order.items[1]!, isPrepared: true }] };
    expect(kitchenAt([made], now, new Set([mains.id])).tickets).toEqual([]);
    const all = { ...order, items: made.items.map((one) => ({ ...one, isPrepared: true })) };
    expect(kitchenAt([all], now, new Set([mains.id])).tickets).toHaveLength(1);
  });
});

describe('the categories to choose from', () => {
  const beer = anOrder([item('Bier', { category: drinks })]);
  const soup = anOrder([item('Suppe'), item('Käse', { isPrepared: true })]);

  it('come by name, with the number of orders that have something open', () => {
    expect(kitchenCategories([soup, beer, beer], now)).toEqual([
      { ...drinks, open: 2 },
      { ...mains, open: 1 },
    ]);
  });

  it('count no order that is not begun yet', () => {
    const later = { ...beer, dueAt: minutesFrom(120) };
    expect(kitchenCategories([later], now)).toEqual([{ ...drinks, open: 0 }]);
  });

  it('keep their places when one becomes empty and another comes', () => {
    expect(kitchenCategories([beer], now, [mains])).toEqual([
      { ...mains, open: 0 },
      { ...drinks, open: 1 },
    ]);
  });
});

const names = fc.constantFrom('Schnitzel', 'Suppe', 'Bier');
const items = fc.record({
  name: names,
  amount: fc.integer({ min: 1, max: 9 }),
  isPrepared: fc.boolean(),
  choices: fc.uniqueArray(fc.constantFrom('ohne Zwiebel', 'scharf'), { maxLength: 2 }),
});
const orders = fc.array(
  fc.tuple(
    fc.array(items, { minLength: 1, maxLength: 4 }),
    fc.integer({ min: -90, max: 59 }),
    fc.constantFrom('takeaway' as const, 'dineIn' as const),
  ),
  { maxLength: 12 },
);

describe('whatever is ordered', () => {
  it('the sums hold every open line once, and no choice more often than its product', () =>
    fc.assert(
      fc.property(orders, (some) => {
        const all = some.map(([lines, due, mode]) =>
          anOrder(
            lines.map(({ name, choices, ...rest }) => ({ ...without(name, ...choices), ...rest })),
            { dueAt: minutesFrom(due), mode },
          ),
        );
        const found = kitchenSums(kitchenAt(all, now).tickets);
        const open = all.flatMap((order) => order.items.filter(({ isPrepared }) => !isPrepared));
        expect(found.flatMap(({ lines }) => lines)).toHaveLength(open.length);
        expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          open.reduce((sum, { amount }) => sum + amount, 0),
        );
        for (const { amount, choices } of found)
          for (const choice of choices) expect(choice.amount).toBeLessThanOrEqual(amount);
        expect(kitchenSums(kitchenAt(all.toReversed(), now).tickets)).toEqual(found);
      }),
    ));
});
