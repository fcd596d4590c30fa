import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { binaryEvent, jsonEvent } from '@eventstore/db-client';
import { all } from './reading.js';
import { newStream, useClient } from './server.js';

const client = useClient();

async function stored(
  event: Parameters<ReturnType<typeof client>['appendToStream']>[1],
  stream = newStream(),
) {
  await client().appendToStream(stream, event);
  const [first] = await all(client().readStream(stream));
  return first!.event!;
}

describe('the content of an event', () => {
  it('JSON data and metadata come back, in any script', async () => {
    const data = { text: 'Käsespätzle 🧀 “scharf” 辛い', nested: { list: [1, null, true] } };
    const metadata = { from: 'Köche', n: 1.5 };
    const id = randomUUID();
    const event = await stored(jsonEvent({ id, type: 'Bestellt·✓', data, metadata }));
    expect(event).toMatchObject({ id, type: 'Bestellt·✓', isJson: true, data, metadata });
  });

  it('bytes come back as they are', async () => {
    const data = Uint8Array.from({ length: 256 }, (_, n) => n);
    const metadata = Uint8Array.from([0, 255, 1]);
    const event = await stored(binaryEvent({ type: 'bytes', data, metadata }));
    expect(event.isJson).toBe(false);
    expect(Buffer.from(event.data as Uint8Array)).toEqual(Buffer.from(data));
    expect(Buffer.from(event.metadata as Uint8Array)).toEqual(Buffer.from(metadata));
  });

  it('metadata may be absent', async () => {
    expect((await stored(jsonEvent({ type: 'bare', data: {} }))).metadata).toBeUndefined();
  });

  it('stream names may hold any characters', async () => {
    const stream = `${newStream()} Straße/ß?#%20 "'`;
    expect((await stored(jsonEvent({ type: 'x', data: {} }), stream)).streamId).toBe(stream);
  });

  it('the time of storing is the server’s', async () => {
    const { created } = await stored(jsonEvent({ type: 'timed', data: {} }));
    expect(Math.abs(Date.now() - created.getTime())).toBeLessThan(60_000);
  });
});
