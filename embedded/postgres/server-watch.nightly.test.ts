import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { endByForce } from './orphaned-server.js';
import { untilServerHangs } from './server-watch.js';
import { type RunningPostgres, startPostgres } from './start-postgres.js';

let parent: string;
let server: RunningPostgres;

const start = (): Promise<RunningPostgres> =>
  startPostgres({ directory: join(parent, 'postgres'), port: 0, durable: false });
const watch = (stop: AbortSignal): Promise<void> =>
  untilServerHangs({ url: server.url('postgres'), everyMs: 50, withinMs: 1000 }, stop);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bestellwerk-watch-'));
  await chmod(parent, 0o755);
  server = await start();
});
afterAll(async () => {
  await endByForce(server.pid);
  await server.ended;
  await rm(parent, { recursive: true, force: true });
});

describe('a watched PostgreSQL', () => {
  it('counts as hung when only its listening process is stopped, and not before', async () => {
    const stop = new AbortController();
    let isHung = false;
    const hung = watch(stop.signal).then(() => (isHung = true));
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    for (let asked = 0; asked < 20; asked += 1) await client.query('SELECT pg_sleep(0.05)');
    await client.end();
    expect(isHung).toBe(false);
    process.kill(server.pid, 'SIGSTOP');
    await hung;
    stop.abort();
    process.kill(server.pid, 'SIGCONT');
  });

  it('counts as hung when only an existing session is stopped', async () => {
    const stop = new AbortController();
    const hung = watch(stop.signal);
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    const lasting = async (): Promise<number | undefined> => {
      const { rows } = await client.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'bestellwerk watch' AND now() - backend_start > interval '300 ms'",
      );
      return rows[0]?.pid;
    };
    let session = await lasting();
    for (; !session; session = await lasting()) await delay(20);
    process.kill(session, 'SIGSTOP');
    await hung;
    stop.abort();
    process.kill(session, 'SIGCONT');
    await client.end();
  });

  it('that hangs is killed with its sessions, and the next one starts on its folder', async () => {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]!.pid, 'SIGSTOP');
    process.kill(server.pid, 'SIGSTOP');
    await endByForce(server.pid);
    await server.ended;
    while (isThere(rows[0]!.pid)) await delay(20);
    server = await start();
  });
});

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
