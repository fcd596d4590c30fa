import { describe, expect, it } from '@jest/globals';
import {
  ANY,
  type AppendExpectedRevision,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { all } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();

async function buriedStream(): Promise<string> {
  const stream = newStream();
  await client().appendToStream(stream, counted(2));
  await client().tombstoneStream(stream, { expectedRevision: 1n });
  return stream;
}

describe('a tombstoned stream', () => {
  it('is deleted for readers', async () => {
    const stream = await buriedStream();
    const reading = all(client().readStream(stream));
    await expect(reading).rejects.toThrow(StreamDeletedError);
    await expect(reading).rejects.toMatchObject({ streamName: stream });
  });

  it.each<[string, AppendExpectedRevision]>([
    ['ANY', ANY],
    ['NO_STREAM', NO_STREAM],
    ['STREAM_EXISTS', STREAM_EXISTS],
    ['a revision', 1n],
  ])('takes no events with %s', async (_name, expectedRevision) => {
    const stream = await buriedStream();
    const refused = client().appendToStream(stream, counted(1), { expectedRevision });
    await expect(refused).rejects.toThrow(StreamDeletedError);
    await expect(refused).rejects.toMatchObject({ streamName: stream });
  });

  it('takes no metadata and cannot be deleted again', async () => {
    const stream = await buriedStream();
    await expect(client().setStreamMetadata(stream, { maxCount: 1 })).rejects.toThrow(StreamDeletedError);
    await expect(client().deleteStream(stream)).rejects.toThrow(StreamDeletedError);
    await expect(client().tombstoneStream(stream)).rejects.toThrow(StreamDeletedError);
  });

  it('ends subscriptions to it', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(1));
    const ending = expect(all(client().subscribeToStream(stream))).rejects.toThrow(StreamDeletedError);
    await client().tombstoneStream(stream);
    await ending;
  });

  it('leaves its mark in $all', async () => {
    const stream = await buriedStream();
    const events = await all(
      client().readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 500 }),
    );
    const mark = events.find(({ event }) => event!.streamId === stream);
    expect(mark!.event).toMatchObject({ type: '$streamDeleted', revision: 9223372036854775807n });
  });
});

describe('tombstoning', () => {
  it('works for a stream that never existed', async () => {
    const stream = newStream();
    await client().tombstoneStream(stream, { expectedRevision: NO_STREAM });
    await expect(client().appendToStream(stream, counted(1))).rejects.toThrow(StreamDeletedError);
  });

  it('works for a soft-deleted stream', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(1));
    await client().deleteStream(stream);
    await client().tombstoneStream(stream);
    await expect(all(client().readStream(stream))).rejects.toThrow(StreamDeletedError);
  });

  it('is refused for another revision', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(1));
    const refused = client().tombstoneStream(stream, { expectedRevision: 4n });
    await expect(refused).rejects.toThrow(WrongExpectedVersionError);
  });
});
