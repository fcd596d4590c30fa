import { beforeAll, describe, expect, it } from '@jest/globals';
import { BACKWARDS, END, FORWARDS, type Position, START } from '@eventstore/db-client';
import { all, numbersOf } from './reading.js';
import { counted, newStream, useClient } from './server.js';

const client = useClient();
const [left, right] = [newStream(), newStream()];
let first: Position;

beforeAll(async () => {
  first = (await client().appendToStream(left, counted(1))).position!;
  await client().appendToStream(right, counted(1, 1));
  await client().appendToStream(left, counted(2, 2));
});

const ofThese = (events: Awaited<ReturnType<typeof readFrom>>) =>
  events.filter(({ event }) => [left, right].includes(event!.streamId));
const readFrom = (
  fromPosition: Position | 'start' | 'end',
  direction: 'forwards' | 'backwards',
  maxCount = 1000,
) => all(client().readAll({ fromPosition, direction, maxCount }));

describe('reading $all', () => {
  it('includes the given position forwards', async () => {
    const events = ofThese(await readFrom(first, FORWARDS));
    expect(numbersOf(events)).toEqual([0, 1, 2, 3]);
    expect(events[0]!.event!.position).toEqual(first);
    expect(events[0]!.commitPosition).toBe(first.commit);
  });

  it('excludes the given position backwards', async () => {
    const [, second] = ofThese(await readFrom(first, FORWARDS));
    const [before] = await readFrom(second!.event!.position, BACKWARDS, 1);
    expect(before!.event!.position).toEqual(first);
  });

  it('goes backwards from the end', async () => {
    const events = ofThese(await readFrom(END, BACKWARDS));
    expect(numbersOf(events)).toEqual([3, 2, 1, 0]);
  });

  it('finds nothing forwards from the end and backwards from the start', async () => {
    expect(await readFrom(END, FORWARDS)).toEqual([]);
    expect(await readFrom(START, BACKWARDS)).toEqual([]);
  });

  it('has positions that grow', async () => {
    const positions = (await readFrom(first, FORWARDS)).map(({ event }) => event!.position.commit);
    expect(positions).toEqual([...positions].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('respects the count', async () => {
    expect(await readFrom(first, FORWARDS, 2)).toHaveLength(2);
  });

  it('shows what a stream’s metadata hides from the stream', async () => {
    const stream = newStream();
    await client().appendToStream(stream, counted(3));
    await client().setStreamMetadata(stream, { maxCount: 1 });
    const events = await readFrom(first, FORWARDS);
    expect(events.filter(({ event }) => event!.streamId === stream)).toHaveLength(3);
  });
});
