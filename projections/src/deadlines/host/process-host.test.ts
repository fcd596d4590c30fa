import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { branchDayStream, type BranchDayEvent } from '@bestellwerk/domain/branch-day/branch-day-events';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil, orderPlaced } from '@bestellwerk/domain/ordering/testing/orders';
import { signageStream } from '@bestellwerk/domain/signage/signage-events';
import { workingTimeStream } from '@bestellwerk/domain/working-time/working-time-events';
import { appendEvents } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage } from '../../testing/stage.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { ProcessHost } from './process-host.js';

const START = '2026-11-20T17:00:00.000Z';
/** When an order that was submitted then counts as missed. */
const DUE = '2026-11-20T17:10:00.000Z';
const branch = '22222222-2222-4222-8222-222222222222';

let stage: Stage;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  stage = await Stage.start();
  await stage.run();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => stage.stop());

/** A host as in the process that holds the lease, with a fake clock. */
function host(clock: FakeClock, grace = 0) {
  const failures: string[] = [];
  const outcomes: string[] = [];
  const processes = new ProcessHost(stage.services, {
    clock,
    graceMs: () => grace,
    log: {
      carriedOut: ({ kind }, outcome) => outcomes.push(`${kind} ${outcome}`),
      failed: (_, reason) => failures.push(reason),
      waiting: () => undefined,
    },
  });
  const end = new AbortController();
  const running = processes.run(end.signal);
  const stop = async () => {
    end.abort();
    await running;
  };
  ends.push(stop);
  return { processes, outcomes, failures, stop };
}

const append = (stream: string, ...events: DomainEvent[]) =>
  appendEvents(stage.services.eventLog, stream, events);
const typesOf = async (stream: string) =>
  (await stage.services.eventLog.readStream(stream)).map(({ type }) => type);
const deadlinesOf = (subject: string): Promise<unknown[]> =>
  stage.services.dataSource.query('SELECT kind FROM views.deadline WHERE subject = $1', [subject]);
const isDone = (subject: string) => eventually(async () => expect(await deadlinesOf(subject)).toEqual([]));

const pendingOrder = async (): Promise<string> => {
  const order = randomUUID();
  await append(orderStream(order), ...eventsUntil.pending);
  await eventually(async () => expect(await deadlinesOf(order)).toHaveLength(1));
  return order;
};
/** Inserts the deadline as if the table were behind the log. */
const remember = (order: string): Promise<unknown> =>
  stage.services.dataSource.query(
    `INSERT INTO views.deadline (key, kind, stream, subject, due_at) VALUES ($1, 'missed-order', $2, $3, $4)`,
    [`missed-order ${orderStream(order)} ${order}`, orderStream(order), order, DUE],
  );
const forget = (order: string): Promise<unknown> =>
  stage.services.dataSource.query('DELETE FROM views.deadline WHERE subject = $1', [order]);
const placeTaken = (order: string, takenAt = START, again?: true): BranchDayEvent => ({
  type: 'PlaceTaken',
  data: { order, window: null, ticketNumber: 1, takenAt, again },
});

describe('an order that nobody confirms', () => {
  it('is marked as missed exactly once, when its deadline has passed', async () => {
    const order = await pendingOrder();
    const clock = new FakeClock('2026-11-20T17:09:59.000Z');
    const { processes, outcomes } = host(clock);
    await eventually(() => expect(processes.standing().secondsSinceLook).not.toBeNull());
    expect(await typesOf(orderStream(order))).not.toContain('OrderMissed');
    clock.turnTo('2026-11-20T17:10:00.000Z');
    await isDone(order);
    const [event] = (await stage.services.eventLog.readStream(orderStream(order))).slice(-1);
    expect(event).toMatchObject({
      type: 'OrderMissed',
      data: { dueAt: '2026-11-20T17:10:00.000Z' },
      metadata: {
        actor: { kind: 'rule', id: 'missed-order' },
        origin: 'system',
        at: '2026-11-20T17:10:00.000Z',
      },
    });
    expect(outcomes.filter((outcome) => outcome.startsWith('missed-order'))).toEqual([
      'missed-order written',
    ]);
  });

  it('is marked once by two hosts at the same time, and not again by a clock that jumps', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, pendingOrder));
    const clock = new FakeClock('2026-11-20T17:30:00.000Z');
    host(clock);
    host(clock);
    for (const order of orders) await isDone(order);
    clock.turnTo(START);
    host(clock);
    clock.turnTo('2026-12-24T17:00:00.000Z');
    const { processes } = host(clock);
    await eventually(() => expect(processes.standing()).toMatchObject({ due: 0, failing: [] }));
    for (const order of orders) {
      expect(await typesOf(orderStream(order))).toEqual(['OrderPlaced', 'OrderSubmitted', 'OrderMissed']);
    }
  });

  it.each<[string, DomainEvent, string]>([
    ['was confirmed', { type: 'OrderConfirmed', data: { appointment: null } }, 'missed-order refused'],
    ['was marked', { type: 'OrderMissed', data: { dueAt: DUE } }, 'missed-order nothing'],
  ])('is left unchanged when it %s before the deadline table is updated', async (_, event, expected) => {
    const order = await pendingOrder();
    await append(orderStream(order), event);
    await isDone(order);
    const before = await typesOf(orderStream(order));
    await remember(order);
    const { processes, outcomes } = host(new FakeClock('2026-11-20T18:00:00.000Z'));
    await eventually(() => expect(outcomes).toEqual([expected]));
    await eventually(() => expect(processes.standing().due).toBe(0));
    expect(await typesOf(orderStream(order))).toEqual(before);
    await forget(order);
  });

  it('is marked once although the host stopped after the append and another one took over', async () => {
    const order = await pendingOrder();
    const first = host(new FakeClock(DUE));
    await isDone(order);
    await first.stop();
    await remember(order);
    const { outcomes } = host(new FakeClock(DUE));
    await eventually(() => expect(outcomes).toEqual(['missed-order nothing']));
    expect((await typesOf(orderStream(order))).filter((type) => type === 'OrderMissed')).toHaveLength(1);
    await forget(order);
  });
});

describe('a reserved place', () => {
  const day = branchDayStream(branch, '2026-11-20');
  const whenDue = () => new FakeClock('2026-11-20T17:01:00.000Z');
  const releasedIn = async (stream: string) =>
    (await stage.services.eventLog.readStream(stream))
      .filter(({ type }) => type === 'PlaceReleased')
      .map(({ data }) => (data as { order: string }).order);

  it('is released when its order was never written', async () => {
    const order = randomUUID();
    await append(day, placeTaken(order));
    await eventually(async () => expect(await deadlinesOf(order)).toHaveLength(1));
    host(whenDue());
    await isDone(order);
    expect(await releasedIn(day)).toContain(order);
  });

  it('is kept on the day of its order, and released on another day', async () => {
    const elsewhere = branchDayStream(branch, '2026-11-19');
    const order = randomUUID();
    await append(elsewhere, placeTaken(order));
    await append(day, placeTaken(order));
    await append(orderStream(order), orderPlaced());
    host(whenDue());
    await eventually(async () => expect(await releasedIn(elsewhere)).toContain(order));
    await isDone(order);
    expect(await releasedIn(day)).not.toContain(order);
  });

  it('is kept during the grace period, in which its order may still be written', async () => {
    const order = randomUUID();
    await append(day, placeTaken(order));
    await eventually(async () => expect(await deadlinesOf(order)).toHaveLength(1));
    const { processes, outcomes } = host(whenDue(), 60_000);
    await eventually(() => expect(processes.standing().due).toBeGreaterThan(0));
    await append(orderStream(order), orderPlaced());
    await isDone(order);
    expect(outcomes).toEqual([]);
  });

  it('is kept when it is renewed before its deadline', async () => {
    const order = randomUUID();
    await append(day, placeTaken(order), placeTaken(order, '2026-11-20T17:00:40.000Z', true));
    await eventually(async () => expect(await deadlinesOf(order)).toHaveLength(1));
    const { processes } = host(whenDue());
    await eventually(() => expect(processes.standing().secondsSinceLook).not.toBeNull());
    expect(await releasedIn(day)).not.toContain(order);
    await append(orderStream(order), orderPlaced());
    await isDone(order);
  });
});

describe('an order that was sent in place of an unpaid one', () => {
  const unpaid = orderPlaced({ paymentMethod: 'mollie' });
  const submitted: DomainEvent = { type: 'OrderSubmitted', data: {} };
  const replacing = (order: string) => orderPlaced({ replaces: order, paymentMethod: 'cash' });

  it('has that one ended once, also by two hosts and after a host that stopped in between', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await append(orderStream(second), replacing(first));
    await eventually(async () => expect(await deadlinesOf(second)).toHaveLength(1));
    await append(orderStream(first), unpaid);
    host(new FakeClock(START));
    host(new FakeClock(START));
    await isDone(second);
    expect(await typesOf(orderStream(first))).toEqual(['OrderPlaced', 'OrderSentAgain', 'OrderFailed']);
    const [event] = (await stage.services.eventLog.readStream(orderStream(first))).slice(1);
    expect(event).toMatchObject({
      data: { by: second, isReplaced: true },
      metadata: { actor: { kind: 'rule', id: 'replaced-order' } },
    });
  });

  it('leaves that one if it was paid meanwhile, and notes it there', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await append(orderStream(first), unpaid, submitted);
    await append(orderStream(second), replacing(first));
    host(new FakeClock(START));
    await eventually(async () => expect(await typesOf(orderStream(first))).toContain('OrderSentAgain'));
    await isDone(second);
    expect(await typesOf(orderStream(first))).toEqual(['OrderPlaced', 'OrderSubmitted', 'OrderSentAgain']);
  });
});

it('expires a command that no screen has acknowledged', async () => {
  const [device, command] = [randomUUID(), randomUUID()];
  const instruction = { type: 'identify', arguments: {} };
  await append(
    signageStream(device),
    { type: 'PlayerPaired', data: { name: 'Theke', branch } },
    { type: 'CommandRequested', data: { command, instruction, expiresAt: '2026-11-20T17:02:00.000Z' } },
  );
  await eventually(async () => expect(await deadlinesOf(command)).toHaveLength(1));
  host(new FakeClock('2026-11-20T17:02:00.000Z'));
  await isDone(command);
  expect(await typesOf(signageStream(device))).toContain('CommandExpired');
});

it('marks an activity without an end as forgotten', async () => {
  const [person, activity] = [randomUUID(), randomUUID()];
  await append(workingTimeStream(person), {
    type: 'ActivityStarted',
    data: {
      activity,
      at: START,
      deviceAt: null,
      branch,
      businessDate: '2026-11-20',
      timeZone: 'Europe/Vienna',
    },
  });
  await eventually(async () => expect(await deadlinesOf(activity)).toHaveLength(1));
  host(new FakeClock('2026-11-21T07:00:00.000Z'));
  await isDone(activity);
  expect(await typesOf(workingTimeStream(person))).toEqual(['ActivityStarted', 'ActivityMarkedForgotten']);
});

it('carries out the other deadlines when one fails, and reports the failure', async () => {
  const broken = randomUUID();
  await append(orderStream(broken), { type: 'OrderReady', data: {} });
  await remember(broken);
  const order = await pendingOrder();
  const { processes, failures } = host(new FakeClock(DUE));
  await isDone(order);
  await eventually(() => expect(failures[0]).toContain('OrderReady without OrderPlaced'));
  expect(processes.standing().failing).toMatchObject([{ kind: 'missed-order', stream: orderStream(broken) }]);
  await forget(broken);
});
