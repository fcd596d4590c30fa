import { describe, expect, it } from '@jest/globals';
import { BACKWARDS, END, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { until } from '@bestellwerk/server-kit/testing/until';
import { all, numbersOf } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();

async function streamOfTen(): Promise<string> {
  const stream = newStream();
  await client().appendToStream(stream, counted(10));
  return stream;
}
const numbersIn = async (stream: string) => numbersOf(await all(client().readStream(stream)));

describe('stream metadata', () => {
  it('comes back as it was set, also before the stream exists', async () => {
    const stream = newStream();
    await client().setStreamMetadata(stream, { maxCount: 5, maxAge: 60, truncateBefore: 2, colour: 'rot' });
    expect(await client().getStreamMetadata(stream)).toMatchObject({
      streamName: stream,
      metadata: { maxCount: 5, maxAge: 60, truncateBefore: 2, colour: 'rot' },
    });
  });

  it('is absent where it was never set', async () => {
    expect(await client().getStreamMetadata(newStream())).toEqual({ streamName: expect.any(String) });
  });

  it('is written under an expected revision of its own', async () => {
    const stream = newStream();
    await client().setStreamMetadata(stream, { maxCount: 5 }, { expectedRevision: NO_STREAM });
    const refused = client().setStreamMetadata(stream, { maxCount: 6 }, { expectedRevision: NO_STREAM });
    await expect(refused).rejects.toThrow(WrongExpectedVersionError);
    await client().setStreamMetadata(stream, { maxCount: 7 }, { expectedRevision: 0n });
    expect(await client().getStreamMetadata(stream)).toMatchObject({ metadata: { maxCount: 7 } });
  });
});

describe('limits', () => {
  it('$maxCount shows the last ones only', async () => {
    const stream = await streamOfTen();
    await client().setStreamMetadata(stream, { maxCount: 3 });
    expect(await numbersIn(stream)).toEqual([7, 8, 9]);
    const backwards = client().readStream(stream, { direction: BACKWARDS, fromRevision: END });
    expect(numbersOf(await all(backwards))).toEqual([9, 8, 7]);
    await client().appendToStream(stream, counted(1, 10));
    expect(await numbersIn(stream)).toEqual([8, 9, 10]);
  });

  it('$tb hides what came before', async () => {
    const stream = await streamOfTen();
    await client().setStreamMetadata(stream, { truncateBefore: 6 });
    expect(await numbersIn(stream)).toEqual([6, 7, 8, 9]);
  });

  it('$tb beyond the end hides everything without deleting', async () => {
    const stream = await streamOfTen();
    await client().setStreamMetadata(stream, { truncateBefore: 100 });
    expect(await numbersIn(stream)).toEqual([]);
    expect(await client().appendToStream(stream, counted(1, 10))).toMatchObject({
      nextExpectedRevision: 10n,
    });
  });

  it('$maxAge lets young events be seen, and the limits can be lifted', async () => {
    const stream = await streamOfTen();
    await client().setStreamMetadata(stream, { maxAge: 3600 });
    expect(await numbersIn(stream)).toHaveLength(10);
    await client().setStreamMetadata(stream, { maxCount: 1 });
    await client().setStreamMetadata(stream, {});
    expect(await numbersIn(stream)).toHaveLength(10);
  });

  it('$maxAge hides old events', async () => {
    const stream = await streamOfTen();
    await client().setStreamMetadata(stream, { maxAge: 1 });
    await until(async () => (await numbersIn(stream)).length === 0);
  });

  it('a stream of metadata shows its last event only', async () => {
    const stream = newStream();
    for (const maxCount of [1, 2, 3]) await client().setStreamMetadata(stream, { maxCount });
    const events = await all(client().readStream(`$$${stream}`));
    expect(events.map(({ event }) => event!.revision)).toEqual([2n]);
  });
});
