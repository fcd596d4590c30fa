import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { boardTopic } from '@bestellwerk/domain/contracts/live-topics';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { DataSource } from 'typeorm';
import { FlakyProxy } from '../../../embedded/testing/flaky-proxy.js';
import { AdvisoryLock } from '../../../projections/src/database/advisory-lock.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { POSITION_HEADER, STALE_HEADER } from '../platform/http/command-result.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { branch, placed } from '../testing/orders.js';
import { waitForHealth } from '../testing/wait-for-health.js';

jest.setTimeout(120_000);

let stage: BackendHarness;
let admin: Client;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterEach(() => listeners.close());
afterAll(() => stage.stop());

const database = () => stage.app.get(DataSource);
const boardTable = async (): Promise<string> => {
  const [row] = await database().query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname LIKE 'order_board%'
     AND relnamespace = 'views'::regnamespace`,
  );
  return `views."${row.name}"`;
};

it('reports a blocked projection as behind, marks its reads as stale, and catches up afterwards', async () => {
  const before = await placed(admin);
  await admin.get(`/api/orders/${before.id}`);
  const slow = database().createQueryRunner();
  await slow.startTransaction();
  await slow.query(`LOCK TABLE ${await boardTable()} IN EXCLUSIVE MODE`);
  const confirmed = await admin.post(`/api/orders/${before.id}/status/confirm`);
  const position = confirmed.headers.get(POSITION_HEADER)!;

  const stale = await admin.getOnce(`/api/orders/${before.id}`, { [POSITION_HEADER]: position });
  expect(stale).toMatchObject({ status: 200, body: { data: { status: 'pending' } } });
  expect(stale.headers.get(STALE_HEADER)).toBe('true');
  const unknown = await admin.getOnce(`/api/orders/${randomUUID()}`);
  expect(unknown.status).toBe(503);
  expect(unknown.headers.get(STALE_HEADER)).toBe('true');
  const health = await waitForHealth(admin, 'read-models', 'warning');
  expect(health.text).toMatch(/Bestellungen.*noch nicht auf dem neuesten Stand, wird gerade nachgeholt/);
  expect(health.details.readModels.find(({ id }) => id === 'order_board')).toMatchObject({
    state: 'warning',
  });

  await slow.rollbackTransaction();
  await slow.release();
  expect((await admin.get(`/api/orders/${before.id}`)).body.data.status).toBe('confirmed');
  await waitForHealth(admin, 'read-models', 'ok');
});

it('parks only the order whose event the database refuses, and applies it once the cause is fixed', async () => {
  const [poisoned, other] = [await placed(admin), await placed(admin)];
  await admin.get(`/api/orders/${other.id}`);
  const table = await boardTable();
  await database().query(
    `ALTER TABLE ${table} ADD CONSTRAINT poison CHECK (id <> '${poisoned.id}' OR status = 'pending') NOT VALID`,
  );
  for (const { id } of [poisoned, other]) await admin.post(`/api/orders/${id}/status/confirm`);

  const health = await waitForHealth(admin, 'parked', 'warning');
  expect(health.text).toContain('Ein Vorgang wird zurückgehalten');
  expect(health.details.parked).toMatchObject([
    { readModel: 'Bestellungen', stream: `order-${poisoned.id}` },
  ]);
  expect((await admin.get(`/api/orders/${other.id}`)).body.data.status).toBe('confirmed');
  expect((await admin.get(`/api/orders/${poisoned.id}`)).body.data.status).toBe('pending');

  await stage.stopProjecting();
  await database().query(`ALTER TABLE ${table} DROP CONSTRAINT poison`);
  await stage.project();
  await waitForHealth(admin, 'parked', 'ok');
  expect((await admin.get(`/api/orders/${poisoned.id}`)).body.data.status).toBe('confirmed');
});

it('answers 409 for an order with an unreadable event, and marks it as incomplete', async () => {
  const [broken, other] = [await placed(admin), await placed(admin)];
  const client = EventStoreDBClient.connectionString(stage.servers.eventstore);
  const nonsense = jsonEvent({ type: 'OrderConfirmed', data: { appointment: 5 }, metadata: {} });
  await client.appendToStream(orderStream(broken.id), nonsense);
  await client.dispose();
  for (const step of ['confirm', 'in-delivery']) {
    const { status, body } = await admin.post(`/api/orders/${broken.id}/status/${step}`);
    expect(status).toBe(409);
    expect(body.errors).toMatchObject([{ field: null, message: expect.stringContaining('nicht lesbar') }]);
  }
  expect((await admin.post(`/api/orders/${other.id}/status/confirm`)).status).toBe(200);
  const health = await waitForHealth(admin, 'parked', 'warning');
  const isIncomplete = async (path: string, id: string) => {
    const { data } = (await admin.get(path)).body;
    return [data].flat().find((order: { id: string }) => order.id === id).isIncomplete ?? false;
  };
  await eventually(async () => {
    for (const path of [`/api/orders/${broken.id}`, '/api/orders', '/api/orders/current']) {
      expect({ path, isIncomplete: await isIncomplete(path, broken.id) }).toEqual({
        path,
        isIncomplete: true,
      });
    }
  });
  expect(await isIncomplete('/api/orders', other.id)).toBe(false);
  const { body: seen } = await stage.visitor().get(`/api/orders/public/${broken.uid}/${broken.hash}`);
  expect(seen.data.isIncomplete).toBe(true);
  expect(health.text).toContain('Ein Vorgang wird zurückgehalten');
  expect(health.details.parked.length).toBeGreaterThan(1);
});

it('reports a read model that was truncated by hand, and rebuilds it', async () => {
  const order = await placed(admin);
  await admin.get(`/api/orders/${order.id}`);
  const ready = () => stage.visitor().getOnce('/health/ready');
  await eventually(async () => expect((await ready()).status).toBe(200));
  const building = await AdvisoryLock.tryAcquire(stage.servers.postgres, 'rebuild order_board');
  await database().query(`TRUNCATE ${await boardTable()}`);

  expect(await ready()).toMatchObject({
    status: 503,
    body: { error: { projections: { damaged: ['order_board'] } } },
  });
  const health = await waitForHealth(admin, 'read-models', 'bad');
  expect(health.text).toMatch(/^Bestellungen: von Hand geleert\..*von selbst .* neu aufgebaut/);
  await eventually(async () => {
    const { headers } = await admin.getOnce('/api/orders?limit=1');
    expect(headers.get(STALE_HEADER)).toBe('true');
  });
  expect((await admin.getOnce(`/api/orders/${order.id}`)).status).toBe(503);

  await building!.release();
  await waitForHealth(admin, 'read-models', 'ok');
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect((await admin.get(`/api/orders/${order.id}`)).body.data.status).toBe('pending');
});

it('updates a screen within seconds although no notification arrives', async () => {
  const proxy = await FlakyProxy.to(stage.servers.postgres);
  const { url, app } = await stage.backend({ databaseUrl: proxy.url });
  let lost = 0;
  proxy.loseAnswers((answer) => isNotice(answer) && ++lost > 0);
  const screen = listeners.listen(url, admin.cookies);
  expect(await screen.subscribe(boardTopic(branch.id))).toMatchObject({ ok: true });

  const { id } = await placed(admin);
  const answered = performance.now();
  await eventually(() => expect(JSON.stringify(screen.received)).toContain(id));
  expect(performance.now() - answered).toBeLessThan(5_000);
  expect(lost).toBeGreaterThan(0);
  await app.close();
  await proxy.close();
});

/** NotificationResponse of PostgreSQL's protocol; nothing else arrives on a connection that listens. */
const isNotice = (answer: Buffer): boolean => answer[0] === 'A'.charCodeAt(0);
