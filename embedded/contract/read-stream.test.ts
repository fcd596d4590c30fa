import { beforeAll, describe, expect, it } from '@jest/globals';
import { BACKWARDS, END, FORWARDS, START, StreamNotFoundError } from '@eventstore/db-client';
import { all, numbersOf } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();
const stream = newStream();

beforeAll(async () => {
  await client().appendToStream(stream, counted(600));
  await client().appendToStream(stream, counted(600, 600));
});

describe('reading a stream', () => {
  it('goes forwards from the start, over more than a page', async () => {
    const events = await all(client().readStream(stream, { fromRevision: START, direction: FORWARDS }));
    expect(numbersOf(events)).toEqual(Array.from({ length: 1200 }, (_, n) => n));
    expect(events[7]!.event!.revision).toBe(7n);
  });

  it('goes backwards from the end', async () => {
    const events = await all(
      client().readStream(stream, { fromRevision: END, direction: BACKWARDS, maxCount: 3 }),
    );
    expect(numbersOf(events)).toEqual([1199, 1198, 1197]);
  });

  it.each([
    ['forwards from a revision, which belongs to it', 5n, FORWARDS, 3, [5, 6, 7]],
    ['backwards from a revision, which belongs to it', 5n, BACKWARDS, 3, [5, 4, 3]],
    ['backwards to the start', 1n, BACKWARDS, 10, [1, 0]],
    ['forwards to the end', 1198n, FORWARDS, 10, [1198, 1199]],
    ['nothing past the end', 5000n, FORWARDS, 10, []],
    ['the last ones from past the end', 5000n, BACKWARDS, 2, [1199, 1198]],
    ['one backwards from the start', START, BACKWARDS, 10, [0]],
  ] as const)('reads %s', async (_name, fromRevision, direction, maxCount, expected) => {
    const events = await all(client().readStream(stream, { fromRevision, direction, maxCount }));
    expect(numbersOf(events)).toEqual(expected);
  });

  it('refuses to read forwards from the end', async () => {
    const reading = all(
      client().readStream(stream, { fromRevision: END, direction: FORWARDS, maxCount: 10 }),
    );
    await expect(reading).rejects.toThrow('Unexpected ReadStreamResult: Error');
  });

  it('takes resolveLinkTos where there are no links', async () => {
    const events = await all(client().readStream(stream, { resolveLinkTos: true, maxCount: 1 }));
    expect(events[0]!.link).toBeUndefined();
  });

  it('reports that a stream does not exist', async () => {
    const missing = newStream();
    const reading = all(client().readStream(missing));
    await expect(reading).rejects.toThrow(StreamNotFoundError);
    await expect(reading).rejects.toMatchObject({ streamName: missing });
  });

  it('can be ended early by the reader', async () => {
    for await (const { event } of client().readStream(stream)) if (event!.revision === 10n) break;
    expect(await all(client().readStream(stream, { maxCount: 1 }))).toHaveLength(1);
  });
});
