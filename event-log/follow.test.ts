import { randomUUID } from 'node:crypto';
import { createDatabase, startEventStore, startTestPostgres } from '@bestellwerk/embedded/testing/servers';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Codec } from './codec.js';
import type { LogEvent } from './log-event.js';
import { OtherLog } from './errors.js';
import { EventLog } from './event-log.js';
import type { Batch, FollowOptions } from './follow.js';
import { newEvents } from './testing/command.js';
import { until } from '@bestellwerk/server-kit/testing/until';
import { FlakyProxy } from '@bestellwerk/embedded/testing/flaky-proxy';
import { parcelFamily, sent, weighed } from './testing/sample-aggregate.js';
import { type TestLog, startTestLog } from './testing/test-log.js';

/** Collects what a follower delivers from a position on until it is stopped. */
function following(log: EventLog, after: string | null, options: Partial<FollowOptions> = {}) {
  const stop = new AbortController();
  const batches: Batch[] = [];
  const ended = (async () => {
    for await (const batch of log.follow({ after, signal: stop.signal, ...options })) batches.push(batch);
  })();
  const entries = () => batches.flatMap((batch) => batch.entries);
  return {
    batches,
    ended,
    entries,
    until: (count: number) => until(() => entries().length >= count && entries()),
    live: () => until(() => batches.at(-1)?.live),
    stop: () => {
      stop.abort();
      return ended;
    },
  };
}

const ids = (entries: readonly LogEvent[]) => entries.map(({ id }) => id);

describe('following the log', () => {
  let servers: TestLog;
  /** End of the log before the test: a configured event store may contain events. */
  let start: string;
  beforeAll(async () => {
    servers = await startTestLog();
  });
  beforeEach(async () => {
    start = await servers.log.head();
  });
  afterAll(() => servers.stop());

  const append = (log = servers.log, ...weights: number[]) =>
    log.append(`parcel-${randomUUID()}`, 'noStream', newEvents(...weights.map(weighed)));

  test('marks the last event of a batch, and throws OtherLog when the log lacks a marked event', async () => {
    const follower = following(servers.log, start);
    const { events, position } = await append(servers.log, 1, 2);
    await follower.until(2);
    await follower.stop();
    const last = events.at(-1)!;
    const mark = { id: last.id, stream: last.stream, revision: last.revision, position };
    expect(follower.batches.at(-1)!.mark).toEqual(mark);
    const same = following(servers.log, position, { marks: [mark] });
    await same.live();
    await same.stop();
    const others = [{ id: randomUUID() }, { revision: '77' }, { position: '0' }, { stream: 'parcel-none' }];
    for (const other of others) {
      const elsewhere = following(servers.log, position, { marks: [{ ...mark, ...other }] });
      await expect(elsewhere.ended).rejects.toThrow(OtherLog);
    }
    const beyond = following(servers.log, String(BigInt(position) * 1_000n));
    await expect(beyond.ended).rejects.toThrow(OtherLog);
  });

  test('delivers existing and new events once and in order', async () => {
    for (let n = 0; n < 30; n++) await append(servers.log, ...Array.from({ length: 40 }, () => n));
    const follower = following(servers.log, start, { maxEvents: 500 });
    await follower.until(1200);
    await follower.live();
    await append(servers.log, 30);
    const entries = await follower.until(1201);
    await follower.stop();
    expect(new Set(ids(entries)).size).toBe(1201);
    const positions = entries.map(({ position }) => BigInt(position));
    expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(Math.max(...follower.batches.map((batch) => batch.entries.length))).toBeLessThanOrEqual(500);
    for (const batch of follower.batches) {
      const last = batch.entries.at(-1);
      if (last) expect(batch.position).toBe(last.position);
    }
  });

  test('resumes after a position', async () => {
    const first = await append(servers.log, 1, 2);
    await append(servers.log, 3);
    const follower = following(servers.log, first.position);
    expect(await follower.until(1)).toMatchObject([{ data: { weight: 3 } }]);
    await follower.stop();
  });

  test('reports that it has reached the end of the log', async () => {
    const follower = following(servers.log, start);
    await follower.live();
    expect(follower.batches).toEqual([{ entries: [], position: start, mark: null, live: true }]);
    await append(servers.log, 1);
    await follower.until(1);
    await follower.stop();
  });

  test('delivers undecodable events as such, and skips events of unknown categories', async () => {
    const raw = EventStoreDBClient.connectionString(servers.url);
    await append(servers.log, 1);
    const lost = `parcel-${randomUUID()}`;
    await raw.appendToStream(lost, [jsonEvent({ type: 'ParcelLost', data: {} })]);
    await append(servers.log, 2);
    await raw.appendToStream(`strange-${randomUUID()}`, [jsonEvent({ type: 'Strange', data: {} })]);
    const head = await servers.log.head();
    const follower = following(servers.log, start);
    await until(() => follower.batches.at(-1)?.position === head);
    expect(follower.entries()).toMatchObject([
      { data: { weight: 1 } },
      {
        undecodable: true,
        stream: lost,
        type: 'ParcelLost',
        revision: '0',
        error: expect.any(String),
      },
      { data: { weight: 2 } },
    ]);
    await follower.stop();
    await raw.dispose();
  });

  test('waits for its consumer', async () => {
    for (let n = 0; n < 20; n++) await append(servers.log, ...Array.from({ length: 50 }, () => n));
    const stop = new AbortController();
    const iterator = servers.log
      .follow({ after: start, signal: stop.signal, maxEvents: 10 })
      [Symbol.asyncIterator]();
    let handled = 0;
    while (handled < 1000) handled += (await iterator.next()).value.entries.length;
    expect(handled).toBe(1000);
    await iterator.return?.();
  });

  test('ends with the error that its consumer throws', async () => {
    await append(servers.log, 1);
    const { signal } = new AbortController();
    const consume = async () => {
      for await (const batch of servers.log.follow({ after: start, signal })) {
        throw new Error(`handling ${batch.entries.length}`);
      }
    };
    await expect(consume()).rejects.toThrow('handling 1');
  });

  test('waits while the key store is unavailable, and then resumes', async () => {
    await servers.log.append(`parcel-${randomUUID()}`, 'noStream', newEvents(sent('Anna')));
    const { keys } = servers;
    const find = keys.find.bind(keys);
    let failures = 0;
    keys.find = () => Promise.reject(new Error(`away ${++failures}`));
    const follower = following(servers.another(), start);
    await until(() => failures >= 2);
    keys.find = find;
    expect(await follower.until(1)).toMatchObject([{ data: { recipient: { name: 'Anna' } } }]);
    await follower.stop();
  });

  test('subscribes again when the connection goes silent', async () => {
    const proxy = await FlakyProxy.to(servers.url);
    const follower = following(servers.another(proxy.url), start, { silenceMs: 200 });
    await follower.live();
    proxy.loseAnswers();
    proxy.recover();
    await append(servers.log, 1);
    expect(await follower.until(1)).toMatchObject([{ data: { weight: 1 } }]);
    await follower.stop();
    await proxy.close();
  });

  test('ends when its log is disposed', async () => {
    const log = servers.another();
    const follower = following(log, start);
    await follower.live();
    await log.dispose();
    await follower.stop();
  });
});

describe('following while the server restarts', () => {
  test('neither misses nor repeats an event, and appends succeed', async () => {
    const postgres = await startTestPostgres();
    const pgUrl = await createDatabase(postgres.url);
    let server = await startEventStore({ pgUrl, port: 0 });
    const port = Number(new URL(server.url.replace('esdb:', 'http:')).port);
    const codec = new Codec([parcelFamily], { create: noKeys, find: noKeys, erase: async () => undefined });
    const log = new EventLog({ url: server.url, codec });
    const follower = following(log, null);
    const stream = `parcel-${randomUUID()}`;
    const write = async (from: number, to: number) => {
      for (let n = from; n < to; n++)
        await log.append(stream, n === 0 ? 'noStream' : BigInt(n - 1), newEvents(weighed(n)));
    };
    await write(0, 10);
    for (let round = 1; round <= 3; round++) {
      const writing = write(round * 10, round * 10 + 10);
      await server.stop();
      server = await startEventStore({ pgUrl, port });
      await writing;
    }
    const entries = await follower.until(40);
    expect(entries).toMatchObject(
      Array.from({ length: 40 }, (_, n) => ({ revision: String(n), data: { weight: n } })),
    );
    await follower.stop();
    await log.dispose();
    await server.stop();
    await postgres.stop();
  });
});

async function noKeys(): Promise<Map<string, Buffer>> {
  return new Map();
}
