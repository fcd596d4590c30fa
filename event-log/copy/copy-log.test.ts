import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createDatabase,
  startEventStore,
  startTestPostgres,
  type TestServer,
} from '@bestellwerk/embedded/testing/servers';
import { appendByItself } from '../appends.js';
import { Connection } from '../connection.js';
import type { PlacedEvent } from '../log-event.js';
import { BEFORE_ALL } from '../reads.js';
import { eventsAfter } from '../every-event.js';
import { copyLog, LogsDiffer } from './copy-log.js';

let postgres: TestServer;
const stores: { url: string; stop(): Promise<void> }[] = [];
const never = new AbortController().signal;

async function newLog(): Promise<string> {
  const store = await startEventStore({ pgUrl: await createDatabase(postgres.url), port: 0 });
  stores.push(store);
  return store.url;
}

const withLog = async <T>(url: string, work: (log: Connection) => Promise<T>): Promise<T> => {
  const log = new Connection(url);
  return work(log).finally(() => log.dispose());
};

/** Streams that grow in turns, one with a long append, with the system's own events between them. */
async function fill(url: string, streams: number, rounds: number): Promise<void> {
  await withLog(url, async (log) => {
    const append = (stream: string, expected: 'noStream' | 'any' | bigint, events: PlacedEvent[]) =>
      appendByItself(log.current, log.credentials, { stream, expected, events, withinMs: 5_000 });
    for (let round = 0; round < rounds; round += 1) {
      for (let index = 0; index < streams; index += 1) {
        const expected = round === 0 ? 'noStream' : BigInt(round * 2 - 1);
        await append(`order-${index}`, expected, [event('Grüßgott', round), event('Placed', index)]);
      }
      await append(`tried-${randomUUID()}`, 'noStream', [event('$append-tried', round)]);
    }
    await append(
      'long',
      'noStream',
      Array.from({ length: 150 }, (_, index) => event('Long', index)),
    );
  });
}

const event = (type: string, number: number): PlacedEvent => ({
  id: randomUUID(),
  type,
  data: { number, text: 'Käsespätzle 🧀', list: [1.5, null, { deep: true }] },
  metadata: { at: '2026-11-22T10:00:00.000Z', commandId: randomUUID() },
  stream: '',
  revision: '',
  position: '',
});

const contents = (url: string): Promise<object[]> =>
  withLog(url, async (log) => {
    const found: object[] = [];
    for await (const { position: _, ...rest } of eventsAfter(log, BEFORE_ALL, never)) found.push(rest);
    return found;
  });

const copy = (
  source: string,
  target: string,
  signal = never,
  onProgress: (copied: number) => void = () => undefined,
) => copyLog({ source, target, signal, onProgress });

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(async () => {
  for (const store of stores) await store.stop();
  await postgres.stop();
});

describe('copying a log', () => {
  it('there and back keeps ids, contents, revisions and order, and omits system events', async () => {
    const [first, second, back] = [await newLog(), await newLog(), await newLog()];
    await fill(first, 5, 4);
    const expected = { copied: 190, events: 190, streams: 6 };
    expect(await copy(first, second)).toEqual(expected);
    expect(await copy(second, back)).toEqual(expected);
    expect(await contents(back)).toEqual(await contents(first));
    expect(JSON.stringify(await contents(back))).not.toContain('$append-tried');
  });

  it('resumes after an interruption and adds events written since', async () => {
    const [first, second] = [await newLog(), await newLog()];
    await fill(first, 4, 3);
    const stop = new AbortController();
    const interrupted = copy(first, second, stop.signal, (copied) => copied >= 11 && stop.abort());
    await expect(interrupted).rejects.toThrow('aborted');
    const there = (await contents(second)).length;
    expect(there).toBeGreaterThan(0);
    expect(await copy(first, second)).toEqual({ copied: 174 - there, events: 174, streams: 5 });
    await withLog(first, (log) =>
      appendByItself(log.current, log.credentials, {
        ...{ stream: 'long', expected: 149n, events: [event('Long', 150)], withinMs: 5_000 },
      }),
    );
    expect(await copy(first, second)).toEqual({ copied: 1, events: 175, streams: 5 });
  });

  it('fails with LogsDiffer if the target contains other events', async () => {
    const [first, second] = [await newLog(), await newLog()];
    await fill(first, 1, 1);
    await fill(second, 1, 1);
    await expect(copy(first, second)).rejects.toThrow(LogsDiffer);
  });

  it('copies nothing from an empty log', async () => {
    expect(await copy(await newLog(), await newLog())).toEqual({ copied: 0, events: 0, streams: 0 });
  });
});
