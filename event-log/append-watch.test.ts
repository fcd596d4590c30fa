import { randomUUID } from 'node:crypto';
import { EventStoreDBClient } from '@eventstore/db-client';
import { FlakyProxy } from '@bestellwerk/embedded/testing/flaky-proxy';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeLogFailure } from './describe-log-failure.js';
import { LogUnavailable, WrongExpectedRevision } from './errors.js';
import { newEvents } from './testing/command.js';
import { until } from '@bestellwerk/server-kit/testing/until';
import { weighed } from './testing/sample-aggregate.js';
import { startTestLog, type TestLog } from './testing/test-log.js';

describe('the append watch', () => {
  let servers: TestLog;
  beforeAll(async () => {
    servers = await startTestLog();
  });
  afterAll(() => servers.stop());

  const stream = () => `parcel-${randomUUID()}`;

  test('reports an outage of appends, and its end without further appends', async () => {
    const proxy = await FlakyProxy.to(servers.url);
    const log = servers.another(proxy.url);
    await log.append(stream(), 'noStream', newEvents(weighed(1)));
    expect(log.appendTrouble).toBeNull();
    await proxy.goAway();
    const before = Date.now();
    const lost = log.append(stream(), 'noStream', newEvents(weighed(1)), { withinMs: 200 });
    await expect(lost).rejects.toThrow(LogUnavailable);
    const { since, error } = log.appendTrouble!;
    expect(since.getTime()).toBeGreaterThanOrEqual(before);
    expect(await describeLogFailure(error, proxy.url)).toMatchObject({ kind: 'unreachable' });
    await proxy.comeBack();
    await until(() => log.appendTrouble === null);
    await proxy.close();
  });

  test('writes its own attempts as system events, which do not move the head of the log', async () => {
    const proxy = await FlakyProxy.to(servers.url);
    const log = servers.another(proxy.url);
    const { position } = await log.append(stream(), 'noStream', newEvents(weighed(1)));
    await proxy.goAway();
    const lost = log.append(stream(), 'noStream', newEvents(weighed(1)), { withinMs: 100 });
    await expect(lost).rejects.toThrow(LogUnavailable);
    await proxy.comeBack();
    await until(() => log.appendTrouble === null);
    expect(await servers.log.head()).toBe(position);
    const raw = EventStoreDBClient.connectionString(servers.url);
    const types: string[] = [];
    for await (const { event } of raw.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 50 }))
      types.push(event!.type);
    expect(types).toContain('$append-tried');
    await raw.dispose();
    await proxy.close();
  });

  test('does not count a wrong expected revision as an outage', async () => {
    const refused = servers.log.append(stream(), 5n, newEvents(weighed(1)));
    await expect(refused).rejects.toThrow(WrongExpectedRevision);
    expect(servers.log.appendTrouble).toBeNull();
  });
});
