import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { ensureDatabase } from './ensure-database.js';
import { type RunningPostgres, startPostgres } from './start-postgres.js';
import { assertReachable } from './system-user.js';

let parent: string;
const running = new Set<RunningPostgres>();

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bestellwerk-postgres-'));
  await chmod(parent, 0o755);
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
  await rm(parent, { recursive: true, force: true });
});

async function start(port = 0): Promise<RunningPostgres> {
  const server = await startPostgres({ directory: join(parent, 'postgres'), port, durable: false });
  running.add(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data and password from one start to the next, and its password to itself', async () => {
    const first = await start();
    const url = await ensureDatabase(first.url('shop'));
    await query(url, "create table dish as select 'Käsespätzle' as name");
    await first.stop();
    const second = await start(Number(new URL(url).port));
    expect(second.url('shop')).toBe(url);
    expect(await query(url, 'select upper(name) from dish')).toEqual([['KÄSESPÄTZLE']]);
    expect((await stat(join(parent, 'postgres', 'secret', 'password'))).mode & 0o777).toBe(0o600);
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password/);
  });

  it('replaces one that was left running', async () => {
    const left = await start();
    const port = Number(new URL(left.url('postgres')).port);
    running.delete(left);
    const next = await start(port);
    await left.ended;
    expect(await query(next.url('postgres'), 'select 1')).toEqual([[1]]);
  });

  it('takes the place of one that was just starting when it looked for one', async () => {
    const left = await start();
    const port = Number(new URL(left.url('postgres')).port);
    running.delete(left);
    const lockFile = join(parent, 'postgres', 'cluster', 'postmaster.pid');
    await rename(lockFile, `${lockFile}.later`);
    const next = await startPostgres({
      directory: join(parent, 'postgres'),
      port,
      durable: false,
      beforeStart: () => rename(`${lockFile}.later`, lockFile),
    });
    running.add(next);
    await left.ended;
    expect(await query(next.url('postgres'), 'select 1')).toEqual([[1]]);
  });

  it('ignores a lock file whose process id belongs to another program', async () => {
    const first = await start();
    const lockFile = join(parent, 'postgres', 'cluster', 'postmaster.pid');
    const lock = await readFile(lockFile, 'utf8');
    await first.stop();
    running.delete(first);
    await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));
    expect(await query((await start()).url('postgres'), 'select 1')).toEqual([[1]]);
  });

  it('creates a database once', async () => {
    const url = (await start()).url('twice');
    await Promise.all([ensureDatabase(url), ensureDatabase(url)]);
    expect(await query(url, 'show server_encoding')).toEqual([['UTF8']]);
  });

  it('names the folder that the user of PostgreSQL may not enter', async () => {
    const { uid, gid } = await stat(parent);
    const another = { uid: uid + 1, gid: gid + 1 };
    await chmod(parent, 0o700);
    const reaching = assertReachable(join(parent, 'postgres'), another);
    await expect(reaching).rejects.toThrow(`may not enter ${parent}`);
    await expect(reaching).rejects.toThrow(WrongSettings);
  });

  it('refuses a folder that holds something else, a missing password and a file in its place as wrong settings', async () => {
    const cluster = join(parent, 'postgres', 'cluster');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'letter.txt'), 'Dear …');
    await expect(start()).rejects.toThrow(WrongSettings);
    await expect(start()).rejects.toThrow('something else than a PostgreSQL');
    await writeFile(join(cluster, 'PG_VERSION'), '18');
    await rm(join(parent, 'postgres', 'secret'), { recursive: true, force: true });
    await expect(start()).rejects.toThrow('password of the embedded PostgreSQL is missing');
    await rm(join(parent, 'postgres'), { recursive: true });
    await writeFile(join(parent, 'postgres'), '');
    await expect(start()).rejects.toThrow('is a file');
  });

  it('refuses data of another version as wrong settings', async () => {
    await (await start()).stop();
    await writeFile(join(parent, 'postgres', 'cluster', 'PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow('written by another version');
  });
});
