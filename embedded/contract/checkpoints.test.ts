import { describe, expect, it } from '@jest/globals';
import { END, type Position, START, streamNameFilter } from '@eventstore/db-client';
import { until } from '@bestellwerk/server-kit/testing/until';
import { emitted, numbersOf, take } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();
const U64_MAX = 18446744073709551615n;

describe('checkpoints of a filtered subscription', () => {
  it('come every interval × window scanned events, and a subscription can resume from each', async () => {
    const [wanted, ignored] = [newStream(), newStream()];
    const { position: start } = await client().appendToStream(wanted, counted(1));
    await client().appendToStream(ignored, counted(100));
    const { position: end } = await client().appendToStream(wanted, counted(1, 1));
    const checkpoints: Position[] = [];
    const filter = streamNameFilter({
      prefixes: [wanted],
      maxSearchWindow: 10,
      checkpointInterval: 2,
      checkpointReached: async (_subscription, position) => void checkpoints.push(position),
    });
    const subscription = client().subscribeToAll({ fromPosition: start, filter });
    expect(numbersOf(await take(subscription, 1))).toEqual([1]);
    await subscription.unsubscribe();

    const passed = checkpoints.filter(({ commit }) => commit > start!.commit && commit < end!.commit);
    expect(passed.length).toBeGreaterThanOrEqual(4);
    for (const fromPosition of passed) {
      const resumed = client().subscribeToAll({
        fromPosition,
        filter: streamNameFilter({ prefixes: [wanted] }),
      });
      expect(numbersOf(await take(resumed, 1))).toEqual([1]);
      await resumed.unsubscribe();
    }
  });

  it('also come on a live subscription while nothing matches', async () => {
    const checkpoints: Position[] = [];
    const filter = streamNameFilter({
      prefixes: [newStream()],
      maxSearchWindow: 5,
      checkpointReached: async (_subscription, position) => void checkpoints.push(position),
    });
    const subscription = client().subscribeToAll({ fromPosition: END, filter });
    subscription.resume();
    await emitted(subscription, 'caughtUp');
    const { position } = await client().appendToStream(newStream(), counted(20));
    await until(() => checkpoints.some(({ commit }) => commit <= position!.commit));
    await subscription.unsubscribe();
  });

  it('may be uint64’s greatest before anything was sent, which is no position to resume from', async () => {
    const checkpoints: Position[] = [];
    const filter = streamNameFilter({
      prefixes: [newStream()],
      maxSearchWindow: 1_000_000,
      checkpointReached: async (_subscription, position) => void checkpoints.push(position),
    });
    const subscription = client().subscribeToAll({ fromPosition: START, filter });
    subscription.resume();
    await emitted(subscription, 'caughtUp');
    if (!process.env.EVENTSTORE_URL)
      expect(checkpoints).toContainEqual({ commit: U64_MAX, prepare: U64_MAX });
    await subscription.unsubscribe();
  });
});
