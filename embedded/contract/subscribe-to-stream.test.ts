import { describe, expect, it } from '@jest/globals';
import { END, START } from '@eventstore/db-client';
import { emitted, numbersOf, take } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();

async function streamOf(count: number): Promise<string> {
  const stream = newStream();
  await client().appendToStream(stream, counted(count));
  return stream;
}

describe('subscribing to a stream', () => {
  it('brings the past and then what happens, in order', async () => {
    const stream = await streamOf(700);
    const subscription = client().subscribeToStream(stream, { fromRevision: START });
    expect(numbersOf(await take(subscription, 700))).toEqual(Array.from({ length: 700 }, (_, n) => n));
    await client().appendToStream(stream, counted(2, 700));
    expect(numbersOf(await take(subscription, 2))).toEqual([700, 701]);
    await subscription.unsubscribe();
  });

  it('starts after the given revision', async () => {
    const subscription = client().subscribeToStream(await streamOf(5), { fromRevision: 2n });
    expect(numbersOf(await take(subscription, 2))).toEqual([3, 4]);
    await subscription.unsubscribe();
  });

  it('brings only what is new from the end', async () => {
    const stream = await streamOf(5);
    const subscription = client().subscribeToStream(stream, { fromRevision: END });
    await emitted(subscription, 'caughtUp');
    await client().appendToStream(stream, counted(1, 5));
    expect(numbersOf(await take(subscription, 1))).toEqual([5]);
    await subscription.unsubscribe();
  });

  it('waits for a stream that does not exist yet', async () => {
    const stream = newStream();
    const subscription = client().subscribeToStream(stream);
    await emitted(subscription, 'confirmation');
    await client().appendToStream(stream, counted(1));
    expect(numbersOf(await take(subscription, 1))).toEqual([0]);
    await subscription.unsubscribe();
  });

  it('continues over a soft delete and skips the events that it hides', async () => {
    const stream = await streamOf(2);
    const subscription = client().subscribeToStream(stream, { fromRevision: 0n });
    await take(subscription, 1);
    await client().deleteStream(stream);
    await client().appendToStream(stream, counted(1, 2));
    expect(numbersOf(await take(subscription, 1))).toEqual([2]);
    await subscription.unsubscribe();
  });

  it('serves many at once', async () => {
    const stream = await streamOf(3);
    const subscriptions = Array.from({ length: 40 }, () => client().subscribeToStream(stream));
    await Promise.all(subscriptions.map((subscription) => take(subscription, 3)));
    await client().appendToStream(stream, counted(1, 3));
    const last = await Promise.all(subscriptions.map((subscription) => take(subscription, 1)));
    expect(last.flatMap(numbersOf)).toEqual(Array(40).fill(3));
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  });
});
