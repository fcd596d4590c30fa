import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { FlakyProxy } from '../../../../embedded/testing/flaky-proxy.js';
import { openServices, type Services } from '../../app/services.js';
import { appendEvents } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage, quietProcesses } from '../../testing/stage.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { ProcessHost } from './process-host.js';

/** Before and after an order of the tests counts as missed. */
const EARLY = '2026-11-20T17:00:00.000Z';
const DUE = '2026-11-20T17:10:00.000Z';

let stage: Stage;
let toLog: FlakyProxy;
let toDatabase: FlakyProxy;
let services: Services;
let processes: ProcessHost;
let clock: FakeClock;
let end: () => Promise<void>;
beforeAll(async () => {
  stage = await Stage.start();
  await stage.run();
  [toLog, toDatabase] = [await FlakyProxy.to(stage.eventStoreUrl), await FlakyProxy.to(stage.databaseUrl)];
  services = await openServices(toDatabase.url, toLog.url);
  clock = new FakeClock(EARLY);
  processes = new ProcessHost(services, { clock, log: quietProcesses, graceMs: () => 0 });
  const stop = new AbortController();
  const running = processes.run(stop.signal);
  end = async () => {
    stop.abort();
    await running;
  };
});
afterEach(() => clock.turnTo(EARLY));
afterAll(async () => {
  await end();
  await services.close();
  await stage.stop();
  await Promise.all([toLog.close(), toDatabase.close()]);
});

const isWell = () =>
  eventually(() => {
    const { waitingFor, secondsSinceLook } = processes.standing();
    expect(waitingFor).toBeNull();
    expect(secondsSinceLook).toBeLessThan(2);
  });

async function pendingOrders(count: number): Promise<string[]> {
  const orders = Array.from({ length: count }, () => randomUUID());
  for (const order of orders)
    await appendEvents(stage.services.eventLog, orderStream(order), eventsUntil.pending);
  await stage.handledAll();
  return orders;
}

async function expectMissedOnce(orders: readonly string[]): Promise<void> {
  for (const order of orders) {
    const types = await eventually(async () => {
      const events = await stage.services.eventLog.readStream(orderStream(order));
      expect(events.map(({ type }) => type)).toContain('OrderMissed');
      return events.map(({ type }) => type);
    });
    expect(types.filter((type) => type === 'OrderMissed')).toHaveLength(1);
  }
  await isWell();
  await eventually(() => expect(processes.standing()).toMatchObject({ due: 0, failing: [] }));
}

describe('deadlines that pass while a server is away', () => {
  it.each([
    ['the event store', () => toLog],
    ['PostgreSQL', () => toDatabase],
  ])('are carried out once when %s is back, and until then the outage is reported', async (_, proxyTo) => {
    const orders = await pendingOrders(5);
    await isWell();
    const proxy = proxyTo();
    await proxy.goAway();
    clock.turnTo(DUE);
    await eventually(() => expect(processes.standing().waitingFor).not.toBeNull());
    for (const order of orders) {
      expect(await stage.services.eventLog.readStream(orderStream(order))).toHaveLength(2);
    }
    await proxy.comeBack();
    await expectMissedOnce(orders);
  });
});

it('an event whose append was never answered is not written again', async () => {
  const orders = await pendingOrders(5);
  await isWell();
  toLog.loseAnswers();
  clock.turnTo(DUE);
  await eventually(() => expect(processes.standing().waitingFor).not.toBeNull());
  toLog.recover();
  await expectMissedOnce(orders);
});
