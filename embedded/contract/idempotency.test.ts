import { describe, expect, it } from '@jest/globals';
import {
  ANY,
  type AppendExpectedRevision,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { all } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();
const lengthOf = async (stream: string) => (await all(client().readStream(stream))).length;

describe('repeating an append with the same event ids', () => {
  it.each<[string, AppendExpectedRevision]>([
    ['no stream', NO_STREAM],
    ['any', ANY],
  ])('answers the first result: %s', async (_name, expectedRevision) => {
    const stream = newStream();
    const events = counted(3);
    const first = await client().appendToStream(stream, events, { expectedRevision });
    const repeated = await client().appendToStream(stream, events, { expectedRevision });
    expect(repeated).toEqual(first);
    expect(await lengthOf(stream)).toBe(3);
  });

  it('answers the first result after others have written', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(1));
    const events = counted(2, 1);
    const first = await client().appendToStream(stream, events, { expectedRevision: 0n });
    await client().appendToStream(stream, counted(2, 3));
    expect(await client().appendToStream(stream, events, { expectedRevision: 0n })).toEqual(first);
    expect(await client().appendToStream(stream, events, { expectedRevision: ANY })).toEqual(first);
    expect(await client().appendToStream(stream, events, { expectedRevision: STREAM_EXISTS })).toEqual(first);
    expect(await lengthOf(stream)).toBe(5);
  });

  it('refuses an append that only begins like an earlier one', async () => {
    const stream = newStream();
    const events = counted(2);
    await client().appendToStream(stream, events, { expectedRevision: NO_STREAM });
    const longer = [...events, ...counted(1, 2)];
    for (const expectedRevision of [NO_STREAM, ANY] as const) {
      const refused = client().appendToStream(stream, longer, { expectedRevision });
      await expect(refused).rejects.toThrow(WrongExpectedVersionError);
    }
    expect(await lengthOf(stream)).toBe(2);
  });

  it('writes again when the expected revision is the head', async () => {
    const stream = newStream();
    const events = counted(1);
    await client().appendToStream(stream, events, { expectedRevision: NO_STREAM });
    const again = await client().appendToStream(stream, events, { expectedRevision: 0n });
    expect(again.nextExpectedRevision).toBe(1n);
  });

  it('takes the same id in another stream', async () => {
    const events = counted(1);
    await client().appendToStream(newStream(), events);
    expect(await client().appendToStream(newStream(), events)).toMatchObject({ nextExpectedRevision: 0n });
  });

  it('stores once what is sent many times at once, though some of it may not be answered in time', async () => {
    const stream = newStream();
    const events = counted(2);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        client().appendToStream(stream, events, { expectedRevision: NO_STREAM, deadline: 5_000 }),
      ),
    );
    const positions = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.position!.commit] : [],
    );
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { type: string }).type] : [],
    );
    expect(new Set(positions).size).toBe(1);
    // A real server waits with a repeat until the first has been stored, and may wait for too long.
    expect(failures.filter((type) => !['timeout', 'deadline-exceeded'].includes(type))).toEqual([]);
    expect(await lengthOf(stream)).toBe(2);
  });
});
