import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createDatabase, startTestPostgres, type TestServer } from '../testing/servers.js';
import { NO_STREAM } from './log/event.js';
import { Log } from './log/log.js';

let postgres: TestServer;
let admin: pg.Client;
let consoleError: jest.SpiedFunction<typeof console.error>;
const logs: Log[] = [];
beforeAll(async () => {
  postgres = await startTestPostgres();
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
});
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  consoleError.mockRestore();
  for (const log of logs.splice(0)) await log.close();
});
afterAll(async () => {
  await admin.end();
  await postgres.stop();
});

/** For connections that come from now on, as of an embedded server on a full disk. */
const protect = (url: string, isProtected: boolean) =>
  admin.query(
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${isProtected ? 'on' : 'off'}`,
  );
const sessionsOf = async (url: string): Promise<number[]> => {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = $1 and application_name like 'event store %' order by pid`,
    [new URL(url).pathname.slice(1)],
  );
  return rows.map(({ pid }) => pid);
};

async function opened(url: string): Promise<Log> {
  const log = new Log({ connectionString: url });
  logs.push(log);
  await log.open();
  return log;
}
const append = (log: Log, stream: string) => {
  const events = [
    { id: randomUUID(), type: 'T', isJson: false, data: Buffer.alloc(0), metadata: Buffer.alloc(0) },
  ];
  return log.write({ kind: 'append', stream, expected: NO_STREAM, events }, Date.now() + 20_000);
};

describe('a read-only PostgreSQL', () => {
  it('serves reads, and refuses appends on the same connection until it is writable again', async () => {
    const url = await createDatabase(postgres.url);
    const first = await opened(url);
    expect(await append(first, 'one')).toMatchObject({ kind: 'ok' });
    await logs.pop()!.close();
    await protect(url, true);

    const log = await opened(url);
    expect(await log.read.stream('one', 0, false)).toMatchObject({ events: [{ revision: 0 }] });
    const before = await sessionsOf(url);
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.all([append(log, `two-${round}`), append(log, `three-${round}`)]);
      expect(outcomes).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
    }
    expect(await sessionsOf(url)).toEqual(before);
    expect(consoleError).toHaveBeenCalledTimes(1);

    await protect(url, false);
    await admin.query('select pg_terminate_backend($1)', [before[0]]);
    expect(await append(log, 'four')).toMatchObject({ kind: 'ok' });
  });

  it('lets a new log open, and refuses its appends', async () => {
    const url = await createDatabase(postgres.url);
    await protect(url, true);
    const log = await opened(url);
    expect(log.lastPosition).toBe(-1);
    expect(await append(log, 'one')).toEqual({ kind: 'unavailable' });
  });
});
