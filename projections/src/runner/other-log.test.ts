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
} from '../../../embedded/testing/servers.js';
import { select } from '../database/query.js';
import { projections } from '../projections.js';
import { openServices, type Services } from '../services.js';
import { appendOrder } from '../testing/order-stories.js';
import { Stage, eventually } from '../testing/stage.js';
import { fingerprints } from '../verify/fingerprint.js';

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

/** Whether the read models are those of this log: rows, and how far each is. */
async function areMadeOf(log: EventLog): Promise<void> {
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
/** Which making of the read models it is. */
const making = () =>
  select(stage.services.dataSource, `SELECT 'views.checkpoint'::regclass::oid AS oid`).then(([row]) => row);

async function made(): Promise<void> {
  const running = await stage.run();
  await stage.handledAll();
  await running.stop();
}

describe('read models that were made of one log, started on another', () => {
  it('are made again from the one that is there, and back, by themselves', async () => {
    await made();
    const before = await fingerprints(stage.services.dataSource, projections);
    const other = await anotherLog();
    for (let i = 0; i < 20; i++) await append(other.eventLog);
    const running = await stage.run(projections, { eventStoreUrl: other.url });
    await areMadeOf(other.eventLog);
    expect(await orders()).toBe(20);
    await running.stop();
    await stage.run();
    await areMadeOf(stage.services.eventLog);
    expect(await fingerprints(stage.services.dataSource, projections)).toEqual(before);
  });

  it('are made again when it ends before the position they had reached', async () => {
    await made();
    const other = await anotherLog();
    await append(other.eventLog);
    await stage.run(projections, { eventStoreUrl: other.url });
    await areMadeOf(other.eventLog);
    expect(await orders()).toBe(1);
  });

  it('are made again when it is a copy in which events stand elsewhere', async () => {
    const source = await anotherLog();
    const client = EventStoreDBClient.connectionString(source.url);
    await client.appendToStream('of-the-server', jsonEvent({ type: '$notCopied', data: {} }));
    await client.dispose();
    for (let i = 0; i < 3; i++) await append(source.eventLog);
    const first = await stage.run(projections, { eventStoreUrl: source.url });
    await areMadeOf(source.eventLog);
    await first.stop();
    const before = await making();
    const copy = await anotherLog();
    const signal = new AbortController().signal;
    await copyLog({ source: source.url, target: copy.url, signal, onProgress: () => undefined });
    expect(await copy.eventLog.head()).not.toBe(await source.eventLog.head());
    await stage.run(projections, { eventStoreUrl: copy.url });
    await areMadeOf(copy.eventLog);
    expect(await making()).not.toEqual(before);
    expect(await orders()).toBe(3);
  });

  it('of an older version, which noted no event, are made again when it ends before them', async () => {
    await made();
    await stage.services.dataSource.query('UPDATE views.checkpoint SET last_event = NULL');
    const other = await anotherLog();
    await append(other.eventLog);
    await stage.run(projections, { eventStoreUrl: other.url });
    await areMadeOf(other.eventLog);
    expect(await orders()).toBe(1);
  });

  it('are kept while it is empty, which is said, and go on when the right one is there again', async () => {
    const first = await stage.run();
    await areMadeOf(stage.services.eventLog);
    await first.stop();
    const [before, kept] = [await making(), await orders()];
    const running = await stage.run(projections, { eventStoreUrl: (await anotherLog()).url });
    const standstill = () => select(stage.services.dataSource, 'SELECT reason FROM views.standstill');
    await eventually(async () =>
      expect(await standstill()).toEqual([{ reason: expect.stringMatching(/^EmptyLog: /) }]),
    );
    expect(await orders()).toBe(kept);
    await running.stop();
    await append(stage.services.eventLog);
    await stage.run();
    await areMadeOf(stage.services.eventLog);
    expect(await making()).toEqual(before);
    expect(await orders()).toBe(kept + 1);
  });

  it('that is put in the place of the first one while they are followed are made again; the same one is not', async () => {
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
    await areMadeOf(services.eventLog);
    const before = await making();

    await store.stop();
    store = await startEventStore({ pgUrl: databases[0]!, port });
    await append(services.eventLog);
    await areMadeOf(services.eventLog);
    expect(await making()).toEqual(before);

    await store.stop();
    store = await startEventStore({ pgUrl: databases[1]!, port });
    await areMadeOf(services.eventLog);
    expect(await making()).not.toEqual(before);
    expect(await orders()).toBe(5);
  });
});
