import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { CuttingProxy } from '../testing/cutting-proxy.js';
import { createDatabase, startTestPostgres, type TestServer } from '../testing/servers.js';
import { NO_STREAM, type ProposedEvent } from './log/event.js';
import { Log } from './log/log.js';

let postgres: TestServer;
let proxy: CuttingProxy;
let log: Log;

beforeAll(async () => {
  postgres = await startTestPostgres();
  proxy = await CuttingProxy.before(await createDatabase(postgres.url));
  log = new Log({ connectionString: proxy.url });
  await log.open();
});

afterAll(async () => {
  await log.close();
  proxy.close();
  await postgres.stop();
});

function eventMarked(mark: string): ProposedEvent {
  return { id: randomUUID(), type: mark, isJson: false, data: Buffer.from('x'), metadata: Buffer.alloc(0) };
}

const soon = (): number => Date.now() + 20_000;

describe('when the connection breaks while events are being stored', () => {
  it.each(['before the request arrives', 'before the answer arrives'] as const)(
    '%s, the append gets the right answer and is stored once',
    async (cut) => {
      const mark = `mark-${randomUUID()}`;
      const stream = `broken-${randomUUID()}`;
      const events = [eventMarked(mark)];
      proxy.cutNext(cut, mark);
      const append = { kind: 'append', stream, expected: NO_STREAM, events } as const;
      const outcome = await log.write(append, soon());
      expect(proxy.hasCut).toBe(true);
      expect(outcome).toMatchObject({ kind: 'ok', revision: 0 });
      expect(await log.read.stream(stream, 0, false)).toMatchObject({
        events: [{ id: events[0]!.id, revision: 0 }],
      });
      expect(await log.write(append, soon())).toEqual(outcome);
      expect(log.lastPosition).toBe((outcome as { position: number }).position);
    },
  );

  it('every append of a batch gets the right answer, also refused ones', async () => {
    const mark = `mark-${randomUUID()}`;
    const stream = `broken-${randomUUID()}`;
    proxy.cutNext('before the answer arrives', mark);
    const outcomes = await Promise.all(
      [eventMarked(mark), eventMarked(mark), eventMarked(mark)].map((event) =>
        log.write({ kind: 'append', stream, expected: NO_STREAM, events: [event] }, soon()),
      ),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'wrong-version', 'wrong-version']);
    expect(await log.read.stream(stream, 0, false)).toMatchObject({ events: { length: 1 } });
  });

  it('a write after its deadline is answered with a timeout', async () => {
    const event = eventMarked('late');
    const write = { kind: 'append', stream: 'late', expected: NO_STREAM, events: [event] } as const;
    expect(await log.write(write, Date.now() - 1)).toEqual({ kind: 'timeout' });
  });
});

describe('a second owner', () => {
  it('is refused with a message that names the reason', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        ['--conditions=source', '--import', '@swc-node/register/esm-register', main],
        { env: { ...process.env, PG_URL: proxy.url, ESDB_PORT: '0' } },
        (error, _stdout, stderr) => resolve(`${error?.code} ${stderr}`),
      );
    });
    expect(output).toMatch(/^1 .*Another event store process owns this database/s);
  });
});

describe('a write that PostgreSQL refuses', () => {
  it('does not affect other writes', async () => {
    const client = new pg.Client({ connectionString: proxy.url });
    await client.connect();
    await client.query("alter table recorded_event add check (type <> 'poison')");
    await client.end();
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    const outcomes = await Promise.all(
      ['fine', 'poison', 'fine'].map((type) =>
        log.write(
          {
            kind: 'append',
            stream: `${type}-${randomUUID()}`,
            expected: NO_STREAM,
            events: [eventMarked(type)],
          },
          soon(),
        ),
      ),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'unavailable', 'ok']);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('PostgreSQL refused to store events'));
    complaint.mockRestore();
  });
});
