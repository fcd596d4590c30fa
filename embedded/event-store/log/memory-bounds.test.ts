import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from './event.js';
import { type Head, Heads, NO_METADATA } from './heads.js';
import { RecentEvents, Tail } from './recent-events.js';
import { WriteQueue } from './write-queue.js';

const bytes = (length: number): Buffer => Buffer.alloc(length);
const recorded = (position: number, length: number): RecordedEvent => ({
  ...{ id: '', type: 't', isJson: false, data: bytes(length), metadata: bytes(0) },
  ...{ position, stream: 's', revision: position, created: '0' },
});

describe('the tail', () => {
  it('drops the oldest events beyond its limit of bytes, and returns undefined for them', () => {
    const tail = new Tail(100_000);
    tail.reset(-1);
    for (let position = 0; position < 200; position++) tail.push([recorded(position, 1000)]);
    expect(tail.after(100, 500)).toBeUndefined();
    const newest = tail.after(190, 500)!;
    expect(newest.map(({ position }) => position)).toEqual([191, 192, 193, 194, 195, 196, 197, 198, 199]);
    expect(tail.after(199, 500)).toEqual([]);
  });
});

describe('heads', () => {
  const at = (last: number): Head => ({ last, metadata: NO_METADATA });

  it('are loaded together, and again after they were evicted', async () => {
    const asked: string[][] = [];
    const load = async (streams: string[]) => {
      asked.push(streams);
      return new Map(streams.map((stream) => [stream, at(streams.length)]));
    };
    const heads = new Heads(load, 2);
    await Promise.all([heads.of(['a']), heads.of(['b'])]);
    await heads.of(['a']);
    await heads.of(['c']);
    await heads.of(['a']);
    expect(asked).toEqual([['a', 'b'], ['c']]);
    await heads.of(['b']);
    expect(asked).toHaveLength(3);
  });

  it('are not overwritten by a load that started before a newer commit', async () => {
    let finish!: (heads: Map<string, Head>) => void;
    let started!: () => void;
    const loading = new Promise<void>((resolve) => (started = resolve));
    const heads = new Heads(() => {
      started();
      return new Promise((resolve) => (finish = resolve));
    });
    const asked = heads.of(['a']);
    await loading;
    heads.publish([['a', at(7)]]);
    finish(new Map([['a', at(3)]]));
    expect((await asked).get('a')).toEqual(at(7));
  });
});

describe('recent events', () => {
  it('forget the oldest', () => {
    const recent = new RecentEvents(2);
    for (const id of ['a', 'b', 'c']) recent.add(id, { stream: 's', revision: 0, position: 0 });
    expect([recent.get('a'), recent.get('b')?.stream, recent.get('c')?.stream]).toEqual([
      undefined,
      's',
      's',
    ]);
  });
});

describe('the write queue', () => {
  const write = (length: number) => ({
    kind: 'append' as const,
    stream: 's',
    expected: -2,
    events: [{ id: '', type: 't', isJson: false, data: bytes(length), metadata: bytes(0) }],
  });

  it('is full at its limit of bytes, and reports when there is room again', async () => {
    const queue = new WriteQueue();
    while (!queue.isFull) void queue.add(write(1_000_000), Infinity);
    let hasRoom = false;
    const room = queue.room().then(() => (hasRoom = true));
    expect(hasRoom).toBe(false);
    expect(queue.take(Infinity).length).toBeLessThan(6);
    await room;
    expect(queue.isFull).toBe(false);
  });

  it('removes expired writes at any position', () => {
    const queue = new WriteQueue();
    for (const deadline of [50, 10, 50]) void queue.add(write(1), deadline);
    expect(queue.takeExpired(20).map(({ deadline }) => deadline)).toEqual([10]);
    expect(queue.take(Infinity)).toHaveLength(2);
    expect(queue.isEmpty).toBe(true);
  });
});
