import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { copyLog } from '@bestellwerk/event-log/copy/copy-log';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import {
  createDatabase,
  startEventStore,
  startTestPostgres,
  type TestServer,
} from '../../../../embedded/testing/servers.js';
import { select } from '../../database/query.js';
import { projections } from '../../projections.js';
import { openServices, type Services } from '../../app/services.js';
import { appendOrder } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage } from '../../testing/stage.js';
import { fingerprints } from '../../tools/verify/fingerprint.js';

let stage: Stage;
let postgres: TestServer;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  stage = await Stage.start();
  postgres = await startTestPostgres();
  for (let i = 0; i < 12; i++) await append(stage.services.eventLog);
});
afterEach(async () => {
  await stage.stopRunners();
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(async () => {
  await stage.stop();
  await postgres.stop();
});

const append = (log: EventLog) => appendOrder(log, randomUUID(), eventsUntil.completed);

/** One more log, with a database for read models beside it. */
async function anotherLog(): Promise<Services & { url: string }> {
  const store = await startEventStore({ pgUrl: await createDatabase(postgres.url), port: 0 });
  ends.push(store.stop);
  const services = await openServices(await createDatabase(postgres.url), store.url);
  ends.push(services.close);
  return { ...services, url: store.url };
}

/** Waits until every checkpoint is at the head of this log. */
async function areBuiltFrom(log: EventLog): Promise<void> {
  const head = await log.head();
  await eventually(async () => {
    const rows = await select<{ position: string }>(
      stage.services.dataSource,
      'SELECT DISTINCT position FROM views.checkpoint',
    );
    expect(rows).toEqual([{ position: head }]);
  });
}
const orders = async () =>
  (await fingerprints(stage.services.dataSource, projections)).find(({ table }) => table === 'order_board')!
    .rows;
/** Differs after every rebuild of all read models. */
const buildId = () =>
  select(stage.services.dataSource, `SELECT 'views.checkpoint'::regclass::oid AS oid`).then(([row]) => row);

async function buildOnce(): Promise<void> {
  const running = await stage.run();
  await stage.handledAll();
  await running.stop();
}

describe('read models that were built from one log and started on another', () => {
  it('are rebuilt from the other log, and again when the first one is back', async () => {
    await buildOnce();
    const before = await fingerprints(stage.services.dataSource, projections);
    const other = await anotherLog();
    for (let i = 0; i < 20; i++) await append(other.eventLog);
    const running = await stage.run(projections, { eventStoreUrl: other.url });
    await areBuiltFrom(other.eventLog);
    expect(await orders()).toBe(20);
    await running.stop();
    await stage.run();
    await areBuiltFrom(stage.services.eventLog);
    expect(await fingerprints(stage.services.dataSource, projections)).toEqual(before);
  });

  it('are rebuilt when the other log ends before their position', async () => {
    await buildOnce();
    const other = await anotherLog();
    await append(other.eventLog);
    await stage.run(projections, { eventStoreUrl: other.url });
    await areBuiltFrom(other.eventLog);
    expect(await orders()).toBe(1);
  });

  it('are rebuilt when the other log is a copy with different positions', async () => {
    const source = await anotherLog();
    const client = EventStoreDBClient.connectionString(source.url);
    await client.appendToStream('of-the-server', jsonEvent({ type: '$notCopied', data: {} }));
    await client.dispose();
    for (let i = 0; i < 3; i++) await append(source.eventLog);
    const first = await stage.run(projections, { eventStoreUrl: source.url });
    await areBuiltFrom(source.eventLog);
    await first.stop();
    const before = await buildId();
    const copy = await anotherLog();
    const signal = new AbortController().signal;
    await copyLog({ source: source.url, target: copy.url, signal, onProgress: () => undefined });
    expect(await copy.eventLog.head()).not.toBe(await source.eventLog.head());
    await stage.run(projections, { eventStoreUrl: copy.url });
    await areBuiltFrom(copy.eventLog);
    expect(await buildId()).not.toEqual(before);
    expect(await orders()).toBe(3);
  });

  it('without a stored last event are rebuilt when the other log ends before their position', async () => {
    await buildOnce();
    await stage.services.dataSource.query('UPDATE views.checkpoint SET last_event = NULL');
    const other = await anotherLog();
    await append(other.eventLog);
    await stage.run(projections, { eventStoreUrl: other.url });
    await areBuiltFrom(other.eventLog);
    expect(await orders()).toBe(1);
  });

  it('are kept while the other log is empty, which is reported, and continue on the first one', async () => {
    const first = await stage.run();
    await areBuiltFrom(stage.services.eventLog);
    await first.stop();
    const [before, kept] = [await buildId(), await orders()];
    const running = await stage.run(projections, { eventStoreUrl: (await anotherLog()).url });
    const standstill = () => select(stage.services.dataSource, 'SELECT reason FROM views.standstill');
    await eventually(async () =>
      expect(await standstill()).toEqual([{ reason: expect.stringMatching(/^EmptyLog: /) }]),
    );
    expect(await orders()).toBe(kept);
    await running.stop();
    await append(stage.services.eventLog);
    await stage.run();
    await areBuiltFrom(stage.services.eventLog);
    expect(await buildId()).toEqual(before);
    expect(await orders()).toBe(kept + 1);
  });

  it('are rebuilt when the log is replaced while they follow it, but not when it restarts', async () => {
    const databases = [await createDatabase(postgres.url), await createDatabase(postgres.url)];
    const fill = async (pgUrl: string, count: number) => {
      const store = await startEventStore({ pgUrl, port: 0 });
      const services = await openServices(stage.databaseUrl, store.url);
      for (let i = 0; i < count; i++) await append(services.eventLog);
      await services.close();
      await store.stop();
    };
    await fill(databases[0]!, 3);
    await fill(databases[1]!, 5);
    let store = await startEventStore({ pgUrl: databases[0]!, port: 0 });
    ends.push(() => store.stop());
    const { url } = store;
    const port = Number(new URL(url).port);
    const services = await openServices(stage.databaseUrl, url);
    ends.push(services.close);
    await stage.run(projections, { eventStoreUrl: url });
    await areBuiltFrom(services.eventLog);
    const before = await buildId();

    await store.stop();
    store = await startEventStore({ pgUrl: databases[0]!, port });
    await append(services.eventLog);
    await areBuiltFrom(services.eventLog);
    expect(await buildId()).toEqual(before);

    await store.stop();
    store = await startEventStore({ pgUrl: databases[1]!, port });
    await areBuiltFrom(services.eventLog);
    expect(await buildId()).not.toEqual(before);
    expect(await orders()).toBe(5);
  });
});
