import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Codec } from './codec.js';
import type { PlacedEvent } from './log-event.js';
import { MemoryKeyStore } from './testing/memory-key-store.js';
import { parcelFamily } from './testing/sample-aggregate.js';

interface Golden {
  readonly subject: string;
  readonly key: string;
  readonly events: readonly { stored: PlacedEvent; readable: object }[];
}

const golden = JSON.parse(
  readFileSync(new URL('./golden/stored-events.json', import.meta.url), 'utf8'),
) as Golden;

/** Entries are only ever added: a log written years ago looks like this. What fails here cannot be read again. */
test.each(golden.events)(
  'an event stored as $stored.revision can still be read',
  async ({ stored, readable }) => {
    const keys = new MemoryKeyStore();
    keys.keys.set(golden.subject, Buffer.from(golden.key, 'hex'));
    const [entry] = await new Codec([parcelFamily], keys).decode([stored]);
    const { id, stream, type, revision, position } = stored;
    expect(entry).toEqual({ id, stream, type, revision, position, ...readable });
  },
);
