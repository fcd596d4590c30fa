import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { FlakyProxy } from '../../../embedded/testing/flaky-proxy.js';
import { DataSource } from 'typeorm';
import { isUnavailable } from '../platform/http/is-unavailable.js';
import { asOf } from '../platform/consistency/as-of.js';
import { failureText } from '../platform/http/failure-texts.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { OrderKeys, timesPlaced } from '../testing/order-keys.js';
import { waitForHealth } from '../testing/wait-for-health.js';

jest.setTimeout(120_000);

let stage: BackendHarness;
let proxy: FlakyProxy;
let auditor: Client;
let url: string;
beforeAll(async () => {
  stage = await BackendHarness.start();
  proxy = await FlakyProxy.to(stage.servers.postgres);
  ({ url } = await stage.backend({ databaseUrl: proxy.url }));
  auditor = await stage.staff(['ROLE_AUDITOR'], [], url);
});
afterAll(async () => {
  await stage.stop();
  await proxy.close();
});

const visitor = () => stage.visitor(url);
const unavailable = { status: 503, body: { errors: [{ message: failureText(503) }] } };

it('answers 503 with the reason while PostgreSQL is away, and later places one order per key', async () => {
  const orders = new OrderKeys(10);
  await proxy.goAway();
  for (const answer of await orders.send(visitor)) expect(answer).toMatchObject(unavailable);
  // The page says that it is the database (frontend-admin/src/features/health/no-answer.tsx).
  expect(await auditor.get('/api/health/details')).toMatchObject({
    status: 503,
    body: { errors: [{ message: expect.stringMatching(/^Die Datenbank ist nicht erreichbar/) }] },
  });
  const ready = await visitor().get('/health/ready');
  expect(ready).toMatchObject({ status: 503, body: { error: { database: { status: 'down' } } } });
  expect((await visitor().get('/health/live')).status).toBe(200);

  await proxy.comeBack();
  const ids = await orders.insist(visitor);
  expect(await orders.insist(visitor)).toEqual(ids);
  expect(new Set(ids).size).toBe(10);
  expect(await timesPlaced(stage, ids)).toEqual(ids.map(() => 1));
  await waitForHealth(auditor, 'read-models', 'ok');
  await eventually(async () => expect((await visitor().get('/health/ready')).status).toBe(200));
  await eventually(async () => {
    expect((await auditor.get('/api/orders?limit=1')).body.meta.total).toBe(10);
  });
});

it('answers reads with 200 or 503 while connections break, never with an internal error', async () => {
  const admin = await stage.staff(['ROLE_ADMIN'], [], url);
  const paths = [
    '/api/statistics/orders?from=2026-11-20&to=2026-11-21',
    '/api/orders?limit=1',
    '/api/payments?from=2026-11-20&to=2026-11-21',
  ];
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    const reading = paths.map((path) => admin.get(path));
    await admin.get('/health/live');
    proxy.cut();
    for (const { status } of await Promise.all(reading)) statuses.add(status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await eventually(async () => expect((await admin.get(paths[0]!)).status).toBe(200));
});

it('treats a connection lost between two statements of a transaction as unavailable', async () => {
  const { app: far } = await stage.backend({ databaseUrl: proxy.url });
  const dataSource = far.get(DataSource);
  const broken = asOf(dataSource, 'daily_sales', async (manager) => {
    proxy.cut();
    await eventually(() => expect(manager.queryRunner!.isReleased).toBe(true));
    return manager.query('SELECT 1');
  });
  expect(isUnavailable(await broken.catch((reason: unknown) => reason))).toBe(true);
});
