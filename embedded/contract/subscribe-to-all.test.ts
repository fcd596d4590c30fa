import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  streamNameFilter,
} from '@eventstore/db-client';
import { all, emitted, numbersOf, take } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();

describe('subscribing to $all', () => {
  it('brings what happens after the end', async () => {
    const stream = newStream();
    const subscription = client().subscribeToAll({ fromPosition: END });
    await emitted(subscription, 'caughtUp');
    await client().appendToStream(stream, counted(3));
    for await (const { event } of subscription.iterator({ destroyOnReturn: false })) {
      if (event!.streamId === stream && event!.revision === 2n) break;
    }
    await subscription.unsubscribe();
  });

  it('starts after the given position', async () => {
    const stream = newStream();
    const { position } = await client().appendToStream(stream, counted(1));
    await client().appendToStream(stream, counted(2, 1));
    const filter = streamNameFilter({ prefixes: [stream] });
    const subscription = client().subscribeToAll({ fromPosition: position, filter });
    expect(numbersOf(await take(subscription, 2))).toEqual([1, 2]);
    await subscription.unsubscribe();
  });

  it('sees system events unless they are excluded', async () => {
    const stream = newStream();
    const { position } = await client().setStreamMetadata(stream, { maxCount: 10 });
    await client().appendToStream(stream, counted(1));
    const seen = new Set<string>();
    const filter = excludeSystemEvents();
    for await (const { event } of client().subscribeToAll({ fromPosition: position, filter })) {
      seen.add(event!.type);
      if (event!.streamId === stream) break;
    }
    expect([...seen].filter((type) => type.startsWith('$'))).toEqual([]);
    const everything = await all(client().readStream(`$$${stream}`));
    expect(everything[0]!.event!.type).toBe('$metadata');
  });
});

describe('filters', () => {
  const mark = randomUUID().slice(0, 8);
  const cases: [string, (mark: string) => Filter][] = [
    ['a prefix of the stream name', (m) => streamNameFilter({ prefixes: [`wanted-${m}`, `other-${m}-x`] })],
    ['a regex on the stream name', (m) => streamNameFilter({ regex: `^wanted-${m}` })],
    ['a prefix of the event type', (m) => eventTypeFilter({ prefixes: [`nothing-${m}`, `type-${m}`] })],
    ['a regex on the event type', (m) => eventTypeFilter({ regex: `type-${m}$` })],
  ];

  it.each(cases)('keep by %s, in the past and live', async (name, filterFor) => {
    const own = `${mark}${cases.findIndex(([other]) => other === name)}`;
    const write = async (n: number): Promise<void> => {
      await client().appendToStream(newStream(`ignored-${own}`), counted(1, -1));
      await client().appendToStream(newStream(`wanted-${own}`), counted(1, n, `type-${own}`));
    };
    const { position: fromPosition } = await client().appendToStream(newStream(), counted(1));
    await write(0);
    const subscription = client().subscribeToAll({ fromPosition, filter: filterFor(own) });
    expect(numbersOf(await take(subscription, 1))).toEqual([0]);
    await write(1);
    await write(2);
    expect(numbersOf(await take(subscription, 2))).toEqual([1, 2]);
    await subscription.unsubscribe();
  });

  it('refuse a broken regex', async () => {
    const following = all(client().subscribeToAll({ filter: streamNameFilter({ regex: '(' }) }));
    await expect(following).rejects.toThrow();
  });
});
