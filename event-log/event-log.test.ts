import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { InvalidEvent, LogUnavailable, UndecodableEventError, WrongExpectedRevision } from './errors.js';
import { command, newEvents } from './testing/command.js';
import { until } from '@bestellwerk/server-kit/testing/until';
import { FlakyProxy } from '@bestellwerk/embedded/testing/flaky-proxy';
import { parcelDecider, sent, weighed } from './testing/sample-aggregate.js';
import { type TestLog, startTestLog } from './testing/test-log.js';
import { Transactor } from './transactor.js';

describe('event log', () => {
  let servers: TestLog;
  let raw: EventStoreDBClient;
  beforeAll(async () => {
    servers = await startTestLog();
    raw = EventStoreDBClient.connectionString(servers.url);
  });
  afterAll(async () => {
    await raw.dispose();
    await servers.stop();
  });

  const newStream = () => `parcel-${randomUUID()}`;

  test('reads what was appended, from any revision on', async () => {
    const { log } = servers;
    const stream = newStream();
    const events = newEvents(sent('Anna'), weighed(1), weighed(2));
    const { revision, position } = await log.append(stream, 'noStream', events);
    expect(revision).toBe(2n);
    const read = await log.readStream(stream);
    expect(read).toMatchObject(
      events.map(({ id, type, data }, n) => ({ id, type, data, revision: String(n) })),
    );
    expect(read.at(-1)!.position).toBe(position);
    expect(await log.head()).toBe(position);
    expect(await log.readStream(stream, { from: 1n, maxCount: 1 })).toEqual([read[1]]);
    expect(await log.readStream(stream, { from: 3n })).toEqual([]);
    expect(await log.readStream(newStream())).toEqual([]);
    await log.ping();
  });

  test('rejects an append with a wrong expected revision', async () => {
    const { log } = servers;
    const stream = newStream();
    await log.append(stream, 'noStream', newEvents(sent('Anna')));
    for (const expected of ['noStream', 5n] as const) {
      await expect(log.append(stream, expected, newEvents(weighed(1)))).rejects.toThrow(
        WrongExpectedRevision,
      );
    }
    await expect(log.append(newStream(), 'streamExists', newEvents(weighed(1)))).rejects.toThrow(
      WrongExpectedRevision,
    );
    expect(await log.append(stream, 'any', newEvents(weighed(1)))).toMatchObject({ revision: 1n });
  });

  test('stores no personal data as plain text', async () => {
    const stream = newStream();
    await servers.log.append(stream, 'noStream', newEvents(sent('Ägidius Öller')));
    for await (const { event } of raw.readStream(stream)) {
      expect(JSON.stringify([event!.data, event!.metadata])).not.toMatch(/gidius|ller/);
      expect(event!.data).toMatchObject({ recipient: { city: 'Linz', name: null } });
      expect(event!.metadata).toMatchObject({ sealed: expect.stringMatching(/^v2:/) });
    }
  });

  test('throws InvalidEvent on writing and UndecodableEventError on reading an invalid event', async () => {
    const stream = newStream();
    const wrong = { type: 'ParcelWeighed', data: { weight: null } };
    await expect(servers.log.append(stream, 'noStream', newEvents(wrong))).rejects.toThrow(InvalidEvent);
    await raw.appendToStream(stream, [jsonEvent({ type: 'ParcelLost', data: {} })]);
    await expect(servers.log.readStream(stream)).rejects.toThrow(UndecodableEventError);
  });

  describe('over a bad network', () => {
    let proxy: FlakyProxy;
    beforeEach(async () => {
      proxy = await FlakyProxy.to(servers.url);
    });
    afterEach(() => proxy.close());

    const written = (stream: string, count: number) =>
      until(async () => (await servers.log.readStream(stream)).length >= count);

    test('an append whose answer is lost succeeds, even if others have written since', async () => {
      const log = servers.another(proxy.url);
      const stream = newStream();
      await log.append(stream, 'noStream', newEvents(sent('Anna')));
      proxy.loseAnswers();
      const appending = log.append(stream, 0n, newEvents(weighed(1), weighed(2)));
      await written(stream, 3);
      await servers.log.append(stream, 2n, newEvents(weighed(3)));
      proxy.recover();
      proxy.cut();
      expect(await appending).toMatchObject({ revision: 2n, events: [{ revision: '1' }, { revision: '2' }] });
      expect(await servers.log.readStream(stream)).toHaveLength(4);
    });

    test('many concurrent appends succeed exactly once after a lost connection', async () => {
      const log = servers.another(proxy.url);
      const streams = Array.from({ length: 40 }, newStream);
      await log.ping();
      proxy.loseAnswers();
      const longWait = { withinMs: 25_000 };
      const appending = streams.map((stream) =>
        log.append(stream, 'noStream', newEvents(sent('Anna')), longWait),
      );
      for (const stream of streams) await written(stream, 1);
      proxy.recover();
      proxy.cut();
      for (const { revision } of await Promise.all(appending)) expect(revision).toBe(0n);
      for (const stream of streams) expect(await servers.log.readStream(stream)).toHaveLength(1);
    });

    test('a command whose answer was lost is accepted as repeated when it is sent again', async () => {
      const transactor = new Transactor(servers.another(proxy.url), () => new Date(), 4_000);
      const [before, request] = [1, 2].map((weight) => ({
        stream: '',
        decider: parcelDecider,
        decide: () => [weighed(weight)],
        context: command(),
      }));
      const stream = newStream();
      await transactor.transact({ ...before!, stream });
      proxy.loseAnswers();
      const first = transactor.transact({ ...request!, stream });
      await expect(first).rejects.toThrow(LogUnavailable);
      proxy.recover();
      proxy.cut();
      expect(await transactor.transact({ ...request!, stream })).toMatchObject({
        accepted: true,
        repeated: true,
        state: { weights: [1, 2] },
      });
      expect(await servers.log.readStream(stream)).toHaveLength(2);
    });
  });

  test('throws LogUnavailable after the timeout when there is no server', async () => {
    const proxy = await FlakyProxy.to(servers.url);
    const log = servers.another(proxy.url);
    await proxy.close();
    const limit = { withinMs: 300 };
    await expect(log.append(newStream(), 'noStream', newEvents(sent('Anna')), limit)).rejects.toThrow(
      LogUnavailable,
    );
    await expect(log.readStream(newStream(), limit)).rejects.toThrow(LogUnavailable);
    await expect(log.ping()).rejects.toThrow(LogUnavailable);
  });
});
