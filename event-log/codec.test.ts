import { type DomainEvent, type EventFamily, personal } from '@bestellwerk/domain/kernel/event';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Codec } from './codec.js';
import type { PlacedEvent, StoredEvent } from './log-event.js';
import { InvalidEvent, LogUnavailable } from './errors.js';
import { newEvents } from './testing/command.js';
import { MemoryKeyStore } from './testing/memory-key-store.js';
import { parcelFamily, sent, weighed } from './testing/sample-aggregate.js';

const STREAM = 'parcel-1';
const rich = {
  type: 'ParcelSent' as const,
  data: {
    weight: 2.5,
    recipient: { name: 'Ägidius Öller', city: 'Linz' },
    stops: [{ place: 'Wels' }, { place: 'Enns', neighbour: 'Frau Huber' }],
    labels: { 'a/b~c.d': 'Zimmer 7' },
  },
};

const place = (event: StoredEvent, revision = 0): PlacedEvent => ({
  ...(JSON.parse(JSON.stringify(event)) as StoredEvent),
  stream: STREAM,
  revision: String(revision),
  position: '100',
});

async function written(codec: Codec, event: DomainEvent): Promise<PlacedEvent> {
  const [encoded] = await codec.encode(STREAM, newEvents(event));
  return place(encoded!.stored);
}

describe('codec', () => {
  test('decodes what it encoded', async () => {
    const codec = new Codec([parcelFamily], new MemoryKeyStore());
    const [encoded] = await codec.encode(STREAM, newEvents(rich));
    const [entry] = await codec.decode([place(encoded!.stored)]);
    expect(entry).toEqual({ ...encoded!.readable, stream: STREAM, revision: '0', position: '100' });
    expect(entry).toMatchObject({ type: 'ParcelSent', data: rich.data, metadata: { v: 1 } });
  });

  test('stores no personal field as plain text, and others as they are', async () => {
    const stored = await written(new Codec([parcelFamily], new MemoryKeyStore()), rich);
    const text = JSON.stringify(stored);
    for (const secret of ['Ägidius', 'Öller', 'Huber', 'Zimmer']) expect(text).not.toContain(secret);
    expect(stored.data).toMatchObject({
      weight: 2.5,
      recipient: { city: 'Linz' },
      stops: [{ place: 'Wels' }, {}],
    });
  });

  test('encrypts the same value differently every time', async () => {
    const codec = new Codec([parcelFamily], new MemoryKeyStore());
    const [one, other] = await codec.encode(STREAM, newEvents(sent('Anna'), sent('Anna')));
    expect(sealOf(one!.stored)).not.toEqual(sealOf(other!.stored));
  });

  test('reads personal fields as null once the subject is erased, and writes null from then on', async () => {
    const codec = new Codec([parcelFamily], new MemoryKeyStore());
    const before = await written(codec, rich);
    await codec.erase('parcel 1');
    const [again] = await codec.encode(STREAM, newEvents(rich));
    expect(again!.readable.data).toMatchObject({ recipient: { name: null } });
    for (const entry of await codec.decode([before, place(again!.stored, 1)])) {
      expect(entry).toMatchObject({
        data: {
          recipient: { name: null, city: 'Linz' },
          stops: [{ place: 'Wels' }, { place: 'Enns', neighbour: null }],
          labels: { 'a/b~c.d': null },
        },
      });
    }
  });

  test('does not decrypt with another key', async () => {
    const stored = await written(new Codec([parcelFamily], new MemoryKeyStore()), rich);
    const others = new MemoryKeyStore();
    await others.create(['parcel 1']);
    const [entry] = await new Codec([parcelFamily], others).decode([stored]);
    expect(entry).toMatchObject({ undecodable: true, type: 'ParcelSent', revision: '0', position: '100' });
  });

  test.each([
    ['another event', (event: PlacedEvent) => ({ ...event, id: crypto.randomUUID() })],
    ['a changed bit', (event: PlacedEvent) => withMetadata(event, { sealed: changed(sealOf(event)) })],
    ['another format', (event: PlacedEvent) => withMetadata(event, { sealed: `v9${sealOf(event)}` })],
    ['another path', (event: PlacedEvent) => withMetadata(event, { encrypted: ['/recipient/city'] })],
    ['plain text', (event: PlacedEvent) => ({ ...event, data: sent('Anna').data })],
    ['a lost field', (event: PlacedEvent) => ({ ...event, data: { weight: 1 } })],
  ])('marks an event as undecodable after tampering: %s', async (_, tamper) => {
    const codec = new Codec([parcelFamily], new MemoryKeyStore());
    const [entry] = await codec.decode([tamper(await written(codec, sent('Anna')))]);
    expect(entry).toMatchObject({ undecodable: true });
  });

  test('marks invalid events as undecodable without exposing their data', async () => {
    const codec = new Codec([parcelFamily], new MemoryKeyStore());
    const good = await written(codec, weighed(3));
    const entries = await codec.decode([
      { ...good, data: { weight: 'geheim' } },
      { ...good, type: 'ParcelLost' },
      { ...good, type: 'toString' },
      { ...good, stream: 'unheard-1' },
      { ...good, metadata: null },
      { ...good, metadata: { ...(good.metadata as object), v: 2 } },
      good,
    ]);
    expect(entries.map((entry) => 'undecodable' in entry)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(JSON.stringify(entries)).not.toContain('geheim');
  });

  test('refuses to encode an event that its family does not define', async () => {
    const codec = new Codec([parcelFamily], new MemoryKeyStore());
    const wrong = { type: 'ParcelWeighed', data: { weight: 'schwer' } };
    await expect(codec.encode(STREAM, newEvents(wrong))).rejects.toThrow(InvalidEvent);
    await expect(codec.encode(STREAM, newEvents({ type: 'ParcelLost', data: {} }))).rejects.toThrow(
      InvalidEvent,
    );
    await expect(codec.encode('unheard-1', newEvents(weighed(1)))).rejects.toThrow(InvalidEvent);
  });

  test('upcasts older event versions, encrypted fields included', async () => {
    const keys = new MemoryKeyStore();
    const old: EventFamily = {
      category: 'parcel',
      subject: (key) => key,
      events: { Sent: z.object({ to: personal(z.string()) }) },
    };
    const young: EventFamily = {
      category: 'parcel',
      subject: (key) => key,
      events: { Sent: z.object({ recipient: z.object({ name: personal(z.string()) }), grams: z.number() }) },
      upcasters: {
        Sent: [
          ({ to }) => ({ recipient: to }),
          ({ recipient }) => ({ recipient: { name: recipient }, grams: 0 }),
        ],
      },
    };
    const stored = await written(new Codec([old], keys), { type: 'Sent', data: { to: 'Anna' } });
    const codec = new Codec([young], keys);
    const data = { recipient: { name: 'Berta' }, grams: 5 };
    const [now] = await codec.encode(STREAM, newEvents({ type: 'Sent', data }));
    expect(await codec.decode([stored, place(now!.stored)])).toMatchObject([
      { data: { recipient: { name: 'Anna' }, grams: 0 }, metadata: { v: 1 } },
      { data, metadata: { v: 3 } },
    ]);
  });

  test('loads all keys in one query and caches them', async () => {
    const keys = new MemoryKeyStore();
    const writer = new Codec([parcelFamily], keys);
    const stored = await Promise.all(
      ['1', '2', '3'].map(async (key) => {
        const [encoded] = await writer.encode(`parcel-${key}`, newEvents(sent(key)));
        return { ...place(encoded!.stored), stream: `parcel-${key}` };
      }),
    );
    const reader = new Codec([parcelFamily], keys);
    keys.questions = 0;
    await reader.decode([...stored, ...stored]);
    await reader.decode(stored);
    expect(keys.questions).toBe(1);
  });

  test('throws LogUnavailable while the key store is unavailable', async () => {
    const keys = new MemoryKeyStore();
    keys.find = () => Promise.reject(new Error('connection refused'));
    await expect(new Codec([parcelFamily], keys).encode(STREAM, newEvents(rich))).rejects.toThrow(
      LogUnavailable,
    );
  });
});

const sealOf = ({ metadata }: StoredEvent): string => (metadata as { sealed: string }).sealed;
const changed = (sealed: string): string => sealed.replace(/.{6}$/, 'AAAAAA');
const withMetadata = (event: PlacedEvent, change: object): PlacedEvent => ({
  ...event,
  metadata: { ...(event.metadata as object), ...change },
});
