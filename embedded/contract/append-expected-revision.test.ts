import { describe, expect, it } from '@jest/globals';
import { ANY, NO_STREAM, STREAM_EXISTS, WrongExpectedVersionError } from '@eventstore/db-client';
import { counted, newStream, useClient } from './server.js';

const client = useClient();

describe('appending with an expected revision', () => {
  it('counts revisions from zero and answers growing positions', async () => {
    const stream = newStream();
    const first = await client().appendToStream(stream, counted(1), { expectedRevision: NO_STREAM });
    const second = await client().appendToStream(stream, counted(2, 1), { expectedRevision: 0n });
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 0n });
    expect(second).toMatchObject({ success: true, nextExpectedRevision: 2n });
    expect(second.position!.commit > first.position!.commit).toBe(true);
  });

  it('takes any revision', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(1), { expectedRevision: ANY });
    const again = await client().appendToStream(stream, counted(1, 1), { expectedRevision: ANY });
    expect(again.nextExpectedRevision).toBe(1n);
  });

  it('refuses NO_STREAM for a stream that exists', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(2));
    const refused = client().appendToStream(stream, counted(1), { expectedRevision: NO_STREAM });
    await expect(refused).rejects.toThrow(WrongExpectedVersionError);
    await expect(refused).rejects.toMatchObject({
      streamName: stream,
      expectedVersion: 'no_stream',
      actualVersion: 1n,
    });
  });

  it.each([5n, 0n])('refuses revision %s when the head is at 1', async (expectedRevision) => {
    const stream = newStream();
    await client().appendToStream(stream, counted(2));
    const refused = client().appendToStream(stream, counted(1), { expectedRevision });
    await expect(refused).rejects.toMatchObject({
      type: 'wrong-expected-version',
      expectedVersion: expectedRevision,
      actualVersion: 1n,
    });
  });

  it('refuses a revision for a stream that does not exist', async () => {
    const refused = client().appendToStream(newStream(), counted(1), { expectedRevision: 3n });
    await expect(refused).rejects.toMatchObject({ expectedVersion: 3n, actualVersion: 'no_stream' });
  });

  it('takes STREAM_EXISTS only for a stream that does', async () => {
    const stream = newStream();
    const refused = client().appendToStream(stream, counted(1), { expectedRevision: STREAM_EXISTS });
    await expect(refused).rejects.toMatchObject({
      expectedVersion: 'stream_exists',
      actualVersion: 'no_stream',
    });
    await client().appendToStream(stream, counted(1));
    const taken = await client().appendToStream(stream, counted(1, 1), { expectedRevision: STREAM_EXISTS });
    expect(taken.nextExpectedRevision).toBe(1n);
  });

  it('lets exactly one of many concurrent writers win', async () => {
    const stream = newStream();
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        client().appendToStream(stream, counted(1, n), { expectedRevision: NO_STREAM }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
