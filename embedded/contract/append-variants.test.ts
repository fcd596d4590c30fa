import { describe, expect, it } from '@jest/globals';
import {
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { all, numbersOf } from './reading.js';
import { counted, newStream, serverUrl, useClient } from './server.js';

const client = useClient();
const big = (bytes: number) => jsonEvent({ type: 'big', data: { text: 'x'.repeat(bytes) } });

/** Credentials in the call make the client use Append, else it uses BatchAppend. */
const credentials = { username: 'admin', password: 'changeit' };

describe.each([
  ['BatchAppend', {}],
  ['Append', { credentials }],
])('%s', (_name, options) => {
  it('stores, repeats and refuses', async () => {
    const stream = newStream();
    const events = counted(3);
    const first = await client().appendToStream(stream, events, { ...options, expectedRevision: NO_STREAM });
    expect(
      await client().appendToStream(stream, events, { ...options, expectedRevision: NO_STREAM }),
    ).toEqual(first);
    const refused = client().appendToStream(stream, counted(1), { ...options, expectedRevision: NO_STREAM });
    await expect(refused).rejects.toThrow(WrongExpectedVersionError);
    await expect(refused).rejects.toMatchObject({ expectedVersion: 'no_stream', actualVersion: 2n });
  });

  it('refuses a deleted stream', async () => {
    const stream = newStream();
    await client().tombstoneStream(stream);
    await expect(client().appendToStream(stream, counted(1), options)).rejects.toThrow(StreamDeletedError);
  });

  it('takes nearly a mebibyte and refuses more', async () => {
    const stream = newStream();
    await client().appendToStream(stream, big(1_040_000), options);
    for (const events of [big(1_100_000), [big(600_000), big(600_000)]]) {
      const refused = client().appendToStream(stream, events, options);
      await expect(refused).rejects.toThrow(MaxAppendSizeExceededError);
      await expect(refused).rejects.toMatchObject({ maxAppendSize: 1024 * 1024 });
    }
    expect(await all(client().readStream(stream))).toHaveLength(1);
  });

  it('stores thousands of events at once', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(3000), options);
    expect(numbersOf(await all(client().readStream(stream)))).toEqual(
      Array.from({ length: 3000 }, (_, n) => n),
    );
  });

  it('takes an append without events', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(2), options);
    expect(await client().appendToStream(stream, [], options)).toMatchObject({ success: true });
  });
});

describe('an append in several messages', () => {
  it('is stored as one', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(50), { batchAppendSize: 200, expectedRevision: NO_STREAM });
    expect(numbersOf(await all(client().readStream(stream)))).toEqual(
      Array.from({ length: 50 }, (_, n) => n),
    );
  });

  it('is refused once when it grows too large', async () => {
    const events = Array.from({ length: 40 }, () => big(50_000));
    const refused = client().appendToStream(newStream(), events, { batchAppendSize: 100_000 });
    await expect(refused).rejects.toThrow(MaxAppendSizeExceededError);
    expect(await client().appendToStream(newStream(), counted(1))).toMatchObject({ success: true });
  });
});

describe('throwOnAppendFailure=false', () => {
  it('reports a wrong revision as a result', async () => {
    const quiet = EventStoreDBClient.connectionString(`${serverUrl()}&throwOnAppendFailure=false`);
    const stream = newStream();
    await quiet.appendToStream(stream, counted(2));
    for (const options of [{}, { credentials }]) {
      const result = await quiet.appendToStream(stream, counted(1), {
        ...options,
        expectedRevision: NO_STREAM,
      });
      expect(result).toMatchObject({ success: false, nextExpectedRevision: 1n });
    }
    await quiet.dispose();
  });
});

describe('many appends at once', () => {
  it('all come back with their own results', async () => {
    const results = await Promise.all(
      Array.from({ length: 500 }, async (_, n) => {
        const stream = newStream();
        const { nextExpectedRevision } = await client().appendToStream(stream, counted((n % 3) + 1));
        return nextExpectedRevision === BigInt(n % 3);
      }),
    );
    expect(results.every(Boolean)).toBe(true);
  });
});
