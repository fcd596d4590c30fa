import { describe, expect, test } from '@jest/globals';
import { normalizeSpaces } from '../../../text/testing/normalize-spaces.js';
import { monday } from '../../../calendar/testing/instants.js';
import { checkOrder } from '../check-order.js';
import { possibleTimesOf } from './appointment.js';
import { contextOf, type LimitedDay } from './check-context.js';
import { delayOf, expectedFor, soldOutFor } from './limits.js';
import { branch } from '../../testing/inn.js';
import { ids } from '../../testing/ids.js';
import { facts, form } from '../../testing/shop.js';

const full = { takeaway: [], delivery: [], dineIn: [] };
const today = monday('18:00').toISOString().slice(0, 10);
const day = (differences: Partial<LimitedDay>): LimitedDay => ({
  ...{ date: today, pausedUntil: null, delay: null, soldOut: [], windowMinutes: 30, full },
  ...differences,
});
const shop = (...limitedDays: LimitedDay[]) =>
  facts({ branch: branch({ isPreorderEnabled: true }), limitedDays });
const at = (time: string) => monday(time).toISOString();
const problemsOf = (order: ReturnType<typeof form>, ...days: LimitedDay[]) =>
  checkOrder(order, shop(...days)).problems.map(({ field, message }) => [field, normalizeSpaces(message)]);

describe('a full window', () => {
  const days = [day({ full: { ...full, takeaway: [at('18:00'), at('20:00')] } })];

  test('refuses its times and is named', () => {
    const refusal =
      'Für heute, 20:00 Uhr haben wir leider schon zu viele Bestellungen. Bitte wählen Sie eine andere Zeit.';
    expect(problemsOf(form({ appointmentDate: at('20:25') }), ...days)).toEqual([
      ['appointmentDate', refusal],
    ]);
    expect(problemsOf(form({ appointmentDate: at('20:30') }), ...days)).toEqual([]);
  });

  test('refuses orders for now while it lasts, and names the time from which there is room, not its own beginning', () => {
    const refusal = (from: string) => [
      [
        'appointmentDate',
        `Im Moment haben wir leider schon zu viele Bestellungen. Bitte wählen Sie eine Zeit ab ${from}.`,
      ],
    ];
    expect(problemsOf(form(), ...days)).toEqual(refusal('18:30 Uhr'));
    const takeaway = [at('18:00'), at('18:30')];
    expect(problemsOf(form(), day({ full: { ...full, takeaway } }))).toEqual(refusal('19:00 Uhr'));
  });

  test('that is the last one before closing leads orders for now to the next opening', () => {
    const takeaway = ['18:00', '19:00', '20:00', '21:00'].map(at);
    const [problem] = problemsOf(form(), day({ windowMinutes: 60, full: { ...full, takeaway } }));
    expect(problem![1]).toMatch(/eine Zeit ab morgen, 10:00 Uhr\.$/);
  });

  test('does not concern other modes and days', () => {
    const other = day({ date: '2000-01-01', full: { ...full, takeaway: [] } });
    expect(problemsOf(form({ isDineIn: true, table: '12' }), ...days)).toEqual([]);
    expect(problemsOf(form(), other)).toEqual([]);
  });

  test('is not among the times that can be chosen', () => {
    const [first] = possibleTimesOf(contextOf(form(), shop(...days)));
    expect(first!.windows).toEqual([
      { from: monday('18:30'), to: monday('19:55') },
      { from: monday('20:30'), to: monday('21:55') },
    ]);
  });
});

describe('before opening, an order as soon as possible', () => {
  const [open, early] = [monday('10:00').toISOString(), monday('07:20')];
  const problemsAt = (now: Date, ...limitedDays: LimitedDay[]) =>
    checkOrder(form(), facts({ branch: branch({ isPreorderEnabled: true }), limitedDays, now })).problems;

  test('is refused where the first window after the opening is full', () => {
    const fullThen = day({ full: { ...full, takeaway: [open] } });
    const fullNow = day({ full: { ...full, takeaway: [monday('07:00').toISOString()] } });
    expect(problemsAt(early, fullThen)).toMatchObject([
      { field: 'appointmentDate', message: expect.stringContaining('10:00') },
    ]);
    expect(problemsAt(early, fullNow)).toEqual([]);
  });

  test('is taken during a pause that ends before the opening, and refused during one that does not', () => {
    expect(problemsAt(early, day({ pausedUntil: at('08:00') }))).toEqual([]);
    expect(problemsAt(early, day({ pausedUntil: at('10:20') }))).toHaveLength(1);
  });

  test('after closing has what is sold out today', () => {
    expect(problemsAt(monday('22:30'), day({ soldOut: [ids.schnitzel] }))).toEqual([]);
    expect(problemsAt(early, day({ soldOut: [ids.schnitzel] }))).toHaveLength(1);
  });
});

describe('a pause of ordering', () => {
  const paused = day({ pausedUntil: at('18:20') });

  const refused = [
    [
      'appointmentDate',
      'Wir haben gerade sehr viel zu tun und nehmen erst ab heute, 18:20 Uhr wieder Bestellungen an.',
    ],
  ];

  test('refuses orders for now and for times before its end, and takes those for later', () => {
    expect(problemsOf(form(), paused)).toEqual(refused);
    expect(problemsOf(form({ appointmentDate: at('18:15') }), paused)).toEqual(refused);
    expect(problemsOf(form({ appointmentDate: at('18:20') }), paused)).toEqual([]);
  });

  test('leaves the times from its end on to choose, by the minute that is read', () => {
    const firstOf = (pausedUntil: string) =>
      possibleTimesOf(contextOf(form(), shop(day({ pausedUntil }))))[0]?.windows[0]?.from;
    expect(firstOf(at('18:20'))).toEqual(monday('18:20'));
    expect(firstOf(new Date(monday('18:20').getTime() + 59_000).toISOString())).toEqual(monday('18:20'));
    expect(firstOf(at('18:21'))).toEqual(monday('18:25'));
    expect(firstOf(at('17:59'))).toEqual(monday('18:00'));
  });

  test('ends by itself', () => {
    expect(problemsOf(form(), day({ pausedUntil: at('18:00') }))).toEqual([]);
  });
});

test('a product that is sold out today is refused for today only, with its line', () => {
  const soldOut = day({ soldOut: [ids.schnitzel] });
  const message =
    'Wiener Schnitzel ist heute leider ausverkauft. Bitte entfernen Sie das Produkt aus dem Warenkorb.';
  expect(problemsOf(form(), soldOut)).toEqual([['items.0.product', message]]);
  const tomorrow = new Date(monday('19:00').getTime() + 24 * 3_600_000).toISOString();
  expect(problemsOf(form({ appointmentDate: tomorrow }), soldOut)).toEqual([]);
});

test('what is sold out is so for the day on which the order is wanted, not for the day on which it is chosen', () => {
  const limitedDays = [day({ soldOut: [ids.schnitzel] })];
  const soldOutAt = (now: Date, appointmentDate: string | null) =>
    soldOutFor({ ...contextOf(form(), { ...shop(), limitedDays }), now, form: { appointmentDate } });
  const tomorrow = new Date(monday('19:00').getTime() + 24 * 3_600_000).toISOString();
  expect(soldOutAt(monday('18:00'), null)).toEqual([ids.schnitzel]);
  expect(soldOutAt(monday('18:00'), at('20:00'))).toEqual([ids.schnitzel]);
  expect(soldOutAt(monday('18:00'), tomorrow)).toEqual([]);
  expect(soldOutAt(monday('22:30'), null)).toEqual([]);
});

describe('a delay of the kitchen', () => {
  const orderAt = (now: string, delay: LimitedDay['delay'], changes: object = {}) => ({
    ...{ mode: 'takeaway' as const, branch: branch(changes), now: monday(now), timeZone: 'Europe/Vienna' },
    limitedDays: [day({ delay })],
  });
  const delay = { minutes: 20, until: at('19:00') };

  test.each([
    ['18:00', delay, 20],
    ['18:59', delay, 20],
    ['19:00', delay, 0],
    ['18:00', null, 0],
  ])('at %s, with %j, adds %i minutes', (now, announced, minutes) => {
    const ordering = orderAt(now, announced);
    expect(delayOf(ordering)).toBe(minutes);
    const usual = expectedFor({ ...ordering, limitedDays: [] });
    expect(expectedFor(ordering).getTime() - usual.getTime()).toBe(minutes * 60_000);
  });

  test('is over when a branch that is closed now begins with the order', () => {
    const hours = [{ type: 'daily', date: null, isClosed: false, from: '20:00', to: '22:00' }];
    expect(delayOf(orderAt('18:00', delay, { openingHours: hours }))).toBe(0);
    expect(delayOf(orderAt('18:00', { ...delay, until: at('20:30') }, { openingHours: hours }))).toBe(20);
  });

  test('moves no time that can be chosen, as the preparation time does not', () => {
    const times = (...days: LimitedDay[]) => possibleTimesOf(contextOf(form(), shop(...days)));
    expect(times(day({ delay }))).toEqual(times());
  });
});
