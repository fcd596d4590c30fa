import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FlakyProxy } from '../../../embedded/testing/flaky-proxy.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { failureText } from '../platform/http/failure-texts.js';
import { forGuests } from '../platform/commands/commands.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { OrderKeys, timesPlaced } from '../testing/order-keys.js';
import { branch, placed } from '../testing/orders.js';
import { waitForHealth } from '../testing/wait-for-health.js';

jest.setTimeout(120_000);

const AWAY_MS = 10_000;

let stage: BackendHarness;
let proxy: FlakyProxy;
let auditor: Client;
let url: string;
let known = 0;
beforeAll(async () => {
  stage = await BackendHarness.start();
  proxy = await FlakyProxy.to(stage.servers.eventstore);
  ({ url } = await stage.backend({ eventStoreUrl: proxy.url }));
  auditor = await stage.staff(['ROLE_AUDITOR'], [], url);
});
afterEach(() => proxy.recover());
afterAll(async () => {
  await stage.stop();
  await proxy.close();
});

const visitor = () => stage.visitor(url);
/** The answer to a guest, who does not wait longer than `forGuests` allows. */
const stillTried = { status: 503, body: { errors: [{ message: forGuests.text }] } };
const ANSWERED_WITHIN_MS = 4_000;
const unavailable = { status: 503, body: { errors: [{ message: failureText(503) }] } };

/** Everybody asked again gets the same order, which is there once. */
async function expectOneEach(orders: OrderKeys, count: number): Promise<void> {
  const ids = await orders.insist(visitor);
  expect(await orders.insist(visitor)).toEqual(ids);
  expect(new Set(ids).size).toBe(count);
  expect(await timesPlaced(stage, ids)).toEqual(ids.map(() => 1));
  known += count;
  await eventually(async () => {
    expect((await auditor.get('/api/orders?limit=1')).body.meta.total).toBe(known);
  });
}

describe('while the event store is away for ten seconds', () => {
  it('answers commands with 503, serves reads, and later places one order per key', async () => {
    const { id } = await placed(visitor());
    known++;
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id], url);
    const orders = new OrderKeys(10);
    const since = performance.now();
    await proxy.goAway();
    const refused = orders.send(visitor);
    await refused;
    expect(performance.now() - since).toBeLessThan(ANSWERED_WITHIN_MS);
    const health = await waitForHealth(auditor, 'log', 'bad');
    expect(health.text).toContain('nicht erreichbar');
    expect(health.advice).toContain('Ereignisspeicher');
    expect((await employee.get(`/api/orders/${id}`)).status).toBe(200);
    for (const answer of await refused) expect(answer).toMatchObject(stillTried);
    while (performance.now() - since < AWAY_MS) {
      expect(await employee.post(`/api/orders/${id}/status/confirm`)).toMatchObject(unavailable);
    }
    await proxy.comeBack();
    await expectOneEach(orders, 10);
    await waitForHealth(auditor, 'log', 'ok');
  });
});

describe('while answers of the event store are lost', () => {
  it('answers 503, and later places one order per key', async () => {
    const orders = new OrderKeys(10);
    proxy.loseAnswers();
    const refused = orders.send(visitor);
    expect((await waitForHealth(auditor, 'log', 'bad')).text).toContain('nicht erreichbar');
    for (const answer of await refused) expect(answer).toMatchObject(stillTried);
    proxy.recover();
    await expectOneEach(orders, 10);
    await waitForHealth(auditor, 'log', 'ok');
  });

  it('accepts every order although the connection breaks once', async () => {
    const orders = new OrderKeys(30);
    const sent = orders.send(visitor);
    proxy.cut();
    for (const { status } of await sent) expect(status).toBe(201);
    await expectOneEach(orders, 30);
  });
});
