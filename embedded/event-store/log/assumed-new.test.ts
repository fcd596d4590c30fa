import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDatabase, startTestPostgres, type TestServer } from '../../testing/servers.js';
import { ANY, NO_STREAM, type ProposedEvent } from './event.js';
import { Log } from './log.js';

const soon = (): number => Date.now() + 20_000;
const anEvent = (type = 'Sent', data = '{}'): ProposedEvent => ({
  ...{ id: randomUUID(), type, isJson: true },
  ...{ data: Buffer.from(data), metadata: Buffer.alloc(0) },
});

describe('streams that are appended to as new ones while their heads are not in memory', () => {
  let postgres: TestServer;
  let log: Log;
  let url: string;
  const open = async () => {
    log = new Log({ connectionString: url });
    await log.open();
  };
  beforeEach(async () => {
    postgres = await startTestPostgres();
    url = await createDatabase(postgres.url);
    await open();
  });
  afterEach(async () => {
    await log.close();
    await postgres.stop();
  });

  const append = (stream: string, expected: number, ...events: ProposedEvent[]) =>
    log.write({ kind: 'append', stream, expected, events }, soon());
  const remove = (kind: 'soft-delete' | 'tombstone', stream: string) =>
    log.write({ kind, stream, expected: ANY, events: [] }, soon());
  /** A log that remembers the heads of none of its streams. */
  const restart = async () => {
    await log.close();
    await open();
  };

  it('are created', async () => {
    expect(await append('a', NO_STREAM, anEvent(), anEvent())).toMatchObject({ kind: 'ok', revision: 1 });
    await restart();
    expect(await append('b', NO_STREAM, anEvent())).toMatchObject({ kind: 'ok', revision: 0 });
    expect(await append('b', 0, anEvent())).toMatchObject({ kind: 'ok', revision: 1 });
  });

  it('are refused if they exist, and a repeated append gets its first answer', async () => {
    const events = [anEvent(), anEvent()];
    const first = await append('a', NO_STREAM, ...events);
    await restart();
    expect(await append('a', NO_STREAM, anEvent())).toMatchObject({ kind: 'wrong-version', current: 1 });
    await restart();
    expect(await append('a', NO_STREAM, ...events)).toEqual(first);
    expect(await log.read.stream('a', 0, false)).toMatchObject({ events: { length: 2 } });
  });

  it('do not affect other streams that are written with them', async () => {
    await append('old', NO_STREAM, anEvent());
    await restart();
    const outcomes = await Promise.all(
      ['new', 'old', 'newer'].map((stream) => append(stream, NO_STREAM, anEvent())),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'wrong-version', 'ok']);
    for (const stream of ['new', 'old', 'newer']) {
      expect(await log.read.stream(stream, 0, false)).toMatchObject({ events: { length: 1 } });
    }
  });

  it.each([
    ['with events', true],
    ['without any', false],
  ])('stay deleted when they were tombstoned %s', async (_name, hasEvents) => {
    if (hasEvents) await append('a', NO_STREAM, anEvent());
    await remove('tombstone', 'a');
    await restart();
    expect(await append('a', NO_STREAM, anEvent())).toMatchObject({ kind: 'deleted' });
  });

  it('continue their revisions after a soft delete', async () => {
    await append('a', NO_STREAM, anEvent(), anEvent());
    await remove('soft-delete', 'a');
    await restart();
    expect(await append('a', NO_STREAM, anEvent())).toMatchObject({ kind: 'ok', revision: 2 });
    expect(await log.read.stream('a', 0, false)).toMatchObject({ events: [{ revision: 2 }] });
  });

  it('keep metadata that was written before them', async () => {
    await append('$$a', NO_STREAM, anEvent('$metadata', '{"$maxCount":1}'));
    await restart();
    expect(await append('a', NO_STREAM, anEvent(), anEvent())).toMatchObject({ kind: 'ok', revision: 1 });
    expect(await log.read.stream('a', 0, false)).toMatchObject({ events: [{ revision: 1 }] });
  });

  it('are created once by two concurrent appends', async () => {
    await restart();
    const outcomes = await Promise.all([anEvent(), anEvent()].map((event) => append('a', NO_STREAM, event)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['ok', 'wrong-version']);
  });
});
