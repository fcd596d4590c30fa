import { describe, expect, it } from '@jest/globals';
import {
  ANY,
  type AppendExpectedRevision,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { all, numbersOf } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();

async function deletedStream(): Promise<string> {
  const stream = newStream();
  await client().appendToStream(stream, counted(3));
  const { position } = await client().deleteStream(stream, { expectedRevision: 2n });
  expect(position).toBeDefined();
  return stream;
}

describe('a soft-deleted stream', () => {
  it('is not found by readers', async () => {
    await expect(all(client().readStream(await deletedStream()))).rejects.toThrow(StreamNotFoundError);
  });

  it.each<[string, AppendExpectedRevision]>([
    ['ANY', ANY],
    ['NO_STREAM', NO_STREAM],
    ['its last revision', 2n],
  ])('continues its revisions when written to with %s', async (_name, expectedRevision) => {
    const stream = await deletedStream();
    const result = await client().appendToStream(stream, counted(2, 3), { expectedRevision });
    expect(result.nextExpectedRevision).toBe(4n);
    const events = await all(client().readStream(stream));
    expect(numbersOf(events)).toEqual([3, 4]);
    expect(events[0]!.event!.revision).toBe(3n);
    expect(await client().getStreamMetadata(stream)).toMatchObject({ metadata: { truncateBefore: 3 } });
  });

  it('is deleted for those who expect it to exist', async () => {
    const stream = await deletedStream();
    const refused = client().appendToStream(stream, counted(1), { expectedRevision: STREAM_EXISTS });
    await expect(refused).rejects.toThrow(StreamDeletedError);
    await expect(refused).rejects.toMatchObject({ streamName: stream });
  });

  it('keeps a repeated first append from being stored twice', async () => {
    const stream = newStream();
    const events = counted(2);
    await client().appendToStream(stream, events, { expectedRevision: NO_STREAM });
    await client().deleteStream(stream);
    const repeated = await client().appendToStream(stream, events, { expectedRevision: NO_STREAM });
    expect(repeated.nextExpectedRevision).toBe(1n);
  });
});

describe('deleting', () => {
  it('is refused for another revision', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(2));
    const refused = client().deleteStream(stream, { expectedRevision: 7n });
    await expect(refused).rejects.toThrow(WrongExpectedVersionError);
    await expect(refused).rejects.toMatchObject({
      streamName: stream,
      expectedVersion: 7n,
      actualVersion: 1n,
    });
  });

  it('is refused for a stream that never existed', async () => {
    await expect(client().deleteStream(newStream())).rejects.toThrow(WrongExpectedVersionError);
  });

  it('is refused with NO_STREAM for a stream that exists', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(1));
    const refused = client().deleteStream(stream, { expectedRevision: NO_STREAM });
    await expect(refused).rejects.toThrow(WrongExpectedVersionError);
  });
});
