import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, startTestPostgres, type TestServer } from '../../testing/servers.js';
import { ANY, type ProposedEvent } from './event.js';
import { Log } from './log.js';

describe('the name of a stream', () => {
  let postgres: TestServer;
  let log: Log;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    log = new Log({ connectionString: await createDatabase(postgres.url) });
    await log.open();
  });
  afterAll(async () => {
    await log.close();
    await postgres.stop();
  });

  const event = (): ProposedEvent => ({
    ...{ id: randomUUID(), type: 't', isJson: false, data: Buffer.alloc(0), metadata: Buffer.alloc(0) },
  });
  const write = (kind: 'append' | 'soft-delete' | 'tombstone', stream: string) =>
    log.write(
      { kind, stream, expected: ANY, events: kind === 'append' ? [event()] : [] },
      Date.now() + 20_000,
    );

  it('may be long and incompressible, for every operation on a stream', async () => {
    const stream = randomBytes(1_300).toString('hex');
    for (const kind of ['append', 'soft-delete', 'append', 'tombstone'] as const)
      expect(await write(kind, stream)).toMatchObject({ kind: 'ok' });
  });

  it('is refused with a permanent error when it is longer, so that clients do not retry', async () => {
    for (const kind of ['append', 'tombstone'] as const) {
      expect(await write(kind, `${randomBytes(1_300).toString('hex')}x`)).toEqual({
        kind: 'bad-request',
        message: 'A stream name must not be longer than 2600 bytes.',
      });
    }
  });
});
