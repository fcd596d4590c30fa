import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { copyFile, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase, startTestPostgres, type TestServer } from '@bestellwerk/embedded/testing/servers';
import { ErasureJournal } from '@bestellwerk/event-log/erasure-journal';
import { verifyArchive } from './archive-reader.js';
import { backUp, type BackupOptions } from './backup.js';
import { load, verifyArchives } from './restore.js';
import { restoreInstallation } from './restore-installation.js';

const APP = `
  CREATE SCHEMA app;
  CREATE TABLE app.subject_key (subject text PRIMARY KEY, key bytea, erased_at timestamptz);
  CREATE TABLE app.secret (name text PRIMARY KEY, value bytea NOT NULL);
  CREATE TABLE app.backup (taken_at timestamptz PRIMARY KEY, head bigint, shares text[] NOT NULL);
  CREATE TABLE app.account (id serial PRIMARY KEY, "User Name" text COLLATE "C" NOT NULL CHECK ("User Name" <> ''),
    roles text[] NOT NULL DEFAULT '{}', facts jsonb, length int GENERATED ALWAYS AS (length("User Name")) STORED);
  CREATE UNIQUE INDEX account_name ON app.account (lower("User Name"));
  CREATE TABLE app.visit (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account int REFERENCES app.account (id), at timestamptz);
  INSERT INTO app.subject_key SELECT 'order.' || n, decode(md5(n::text), 'hex') FROM generate_series(1, 50) n;
  INSERT INTO app.secret VALUES ('server-key', '\\x00ff');
  INSERT INTO app.account ("User Name", roles, facts) VALUES ('Jörg "Tab	Zeile
zwei\\', '{a,"b c"}', '{"x": null}'), ('\\N', '{}', NULL);
  INSERT INTO app.visit (account, at) VALUES (1, '2026-01-01'), (2, NULL);`;
const LOG = `
  CREATE TABLE recorded_event (position bigint PRIMARY KEY, stream text, data bytea);
  INSERT INTO recorded_event SELECT n * 512, 'order-' || n % 9, (SELECT decode(string_agg(md5(n || ' ' || k), ''), 'hex')
    FROM generate_series(1, 200) k) FROM generate_series(1, 2000) n;`;

const signal = new AbortController().signal;
const options: BackupOptions = { signal, onProgress: () => undefined };
let postgres: TestServer;
let appUrl: string;
let logUrl: string;
let folder: string;
let count = 0;
const newFile = (): string => join(folder, `copy-${++count}.tar`);
const archives = (file: string, more = {}) => ({ file, keysFile: null, erasuresFile: null, ...more });

async function run<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const contents = async (url: string) => ({
  keys: await run(url, 'SELECT * FROM app.subject_key ORDER BY 1'),
  secrets: await run(url, 'SELECT * FROM app.secret'),
  accounts: await run(url, 'SELECT * FROM app.account ORDER BY id'),
  visits: await run(url, 'SELECT * FROM app.visit ORDER BY id'),
  indexes: await run(url, `SELECT indexdef FROM pg_indexes WHERE schemaname = 'app' ORDER BY 1`),
  constraints: await run(
    url,
    `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'app'::regnamespace ORDER BY 1`,
  ),
});

async function restored(more: object, file: string) {
  const targets = { appUrl: await createDatabase(postgres.url), logUrl: await createDatabase(postgres.url) };
  const from = archives(file, more);
  await load(from, await verifyArchives(from), targets, options);
  return targets;
}

beforeAll(async () => {
  postgres = await startTestPostgres();
  folder = mkdtempSync(join(tmpdir(), 'bestellwerk-backup-'));
  [appUrl, logUrl] = [await createDatabase(postgres.url), await createDatabase(postgres.url)];
  await run(appUrl, APP);
  await run(logUrl, LOG);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await postgres.stop();
});

describe('a backup', () => {
  it('is restored with all rows, sequences and events', async () => {
    const file = newFile();
    const before = await contents(appUrl);
    const manifest = await backUp({ appUrl, logUrl }, { file, keysFile: null }, options);
    expect(manifest.head).toBe(String(2000 * 512));
    expect(manifest.parts.map(({ share }) => share)).toEqual(['keys', 'keys', 'app', 'app', 'app', 'log']);
    expect(manifest.parts.at(-1)!.pieces.length).toBeGreaterThan(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const targets = await restored({}, file);
    expect(await contents(targets.appUrl)).toEqual(before);
    const hash = `SELECT count(*)::int, md5(string_agg(position || stream || md5(data), '' ORDER BY position)) FROM recorded_event`;
    expect(await run(targets.logUrl, hash)).toEqual(await run(logUrl, hash));
    await run(
      targets.appUrl,
      `INSERT INTO app.account ("User Name") VALUES ('next'); INSERT INTO app.visit DEFAULT VALUES`,
    );
    expect(await run(targets.appUrl, 'SELECT max(id)::int AS id FROM app.account')).toEqual([{ id: 3 }]);
  });

  it('is recorded in the database with its shares', async () => {
    await backUp({ appUrl, logUrl }, { file: newFile(), keysFile: null }, options);
    const [noted] = await run<{ shares: string[] }>(
      appUrl,
      'SELECT shares FROM app.backup ORDER BY taken_at DESC LIMIT 1',
    );
    expect(noted!.shares).toEqual(['keys', 'app', 'log']);
  });

  it('can store the keys in a separate file, which a restore then requires', async () => {
    const [file, keysFile] = [newFile(), newFile()];
    await backUp({ appUrl, logUrl }, { file, keysFile }, options);
    expect((await verifyArchive(file)).shares).toEqual(['app', 'log']);
    await expect(verifyArchives(archives(file))).rejects.toThrow('--keys');
    const targets = await restored({ keysFile }, file);
    expect(await contents(targets.appUrl)).toEqual(await contents(appUrl));
  });

  it('omits the log when it is in an external event store', async () => {
    const file = newFile();
    const manifest = await backUp({ appUrl, logUrl: null }, { file, keysFile: null }, options);
    expect(manifest.head).toBeNull();
    expect(manifest.shares).toEqual(['keys', 'app']);
  });

  it('leaves no file behind when it is stopped or fails', async () => {
    const stop = new AbortController();
    const file = newFile();
    const onProgress = () => stop.abort(new Error('enough'));
    const stopped = backUp({ appUrl, logUrl }, { file, keysFile: null }, { signal: stop.signal, onProgress });
    await expect(stopped).rejects.toThrow();
    await run(appUrl, 'CREATE VIEW app.stranger AS SELECT 1 AS one');
    await expect(backUp({ appUrl, logUrl }, { file, keysFile: null }, options)).rejects.toThrow('stranger');
    await run(appUrl, 'DROP VIEW app.stranger');
    expect(readdirSync(folder).filter((name) => file.endsWith(name.replace('.part', '')))).toEqual([]);
  });

  it('contains the key of every event that is written while it runs', async () => {
    let isOver = false;
    const writing = (async () => {
      for (let n = 1; !isOver; n++) {
        await run(appUrl, `INSERT INTO app.subject_key VALUES ('live.${n}', '\\x01')`);
        await run(logUrl, `INSERT INTO recorded_event VALUES (${9_000_000 + n}, 'live.${n}', '')`);
      }
    })();
    while (
      (await run(logUrl, `SELECT 1 FROM recorded_event WHERE stream LIKE 'live.%' LIMIT 1`)).length === 0
    );
    const file = newFile();
    await backUp({ appUrl, logUrl }, { file, keysFile: null }, options);
    const targets = await restored({}, file);
    const subjects = (rows: { subject: string }[]) => new Set(rows.map(({ subject }) => subject));
    const keys = subjects(await run(targets.appUrl, 'SELECT subject FROM app.subject_key'));
    const used = subjects(
      await run(targets.logUrl, `SELECT stream AS subject FROM recorded_event WHERE stream LIKE 'live.%'`),
    );
    expect([...used].filter((subject) => !keys.has(subject))).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
    isOver = true;
    await writing;
  });
});

describe('a restore', () => {
  it('repeats erasures that were made after the backup', async () => {
    const [old, newer, newerKeys] = [newFile(), newFile(), newFile()];
    await backUp({ appUrl, logUrl }, { file: old, keysFile: null }, options);
    await run(appUrl, `UPDATE app.subject_key SET key = NULL, erased_at = now() WHERE subject = 'order.7'`);
    await backUp({ appUrl, logUrl }, { file: newer, keysFile: newerKeys }, options);
    const targets = await restored({ erasuresFile: newerKeys }, old);
    expect(await run(targets.appUrl, 'SELECT subject FROM app.subject_key WHERE key IS NULL')).toEqual([
      { subject: 'order.7' },
    ]);
  });

  it('repeats by itself the erasures that were noted in the data folder', async () => {
    const [file, dataDir] = [newFile(), join(folder, 'data')];
    await backUp({ appUrl, logUrl: null }, { file, keysFile: null }, options);
    await new ErasureJournal(dataDir).add(['order.9', 'order.later']);
    const databaseUrl = await createDatabase(postgres.url);
    const destination = { dataDir, databaseUrl, eventstoreUrl: 'esdb://elsewhere', replace: false };
    await restoreInstallation(archives(file), destination, options);
    const subjects = `SELECT subject FROM app.subject_key WHERE key IS NULL AND subject <> 'order.7' ORDER BY 1`;
    expect(await run(databaseUrl, subjects)).toEqual([{ subject: 'order.9' }, { subject: 'order.later' }]);
  });

  it('refuses damaged, truncated and foreign files', async () => {
    const file = newFile();
    await backUp({ appUrl, logUrl }, { file, keysFile: null }, options);
    const [bent, cut, other] = [newFile(), newFile(), newFile()];
    await copyFile(file, bent);
    const handle = await open(bent, 'r+');
    await handle.write(Buffer.from([1, 2, 3, 4]), 0, 4, 200_000);
    await handle.close();
    await copyFile(file, cut);
    const shorter = await open(cut, 'r+');
    await shorter.truncate(statSync(file).size - 3000);
    await shorter.close();
    await writeFile(other, 'no archive');
    await expect(verifyArchive(bent)).rejects.toThrow(bent);
    await expect(verifyArchive(cut)).rejects.toThrow(cut);
    await expect(verifyArchive(other)).rejects.toThrow(other);
    expect(existsSync(file)).toBe(true);
  });

  it('refuses a database that is already in use, and leaves it unchanged', async () => {
    const file = newFile();
    await backUp({ appUrl, logUrl }, { file, keysFile: null }, options);
    const before = await contents(appUrl);
    const from = archives(file);
    const loading = load(from, await verifyArchives(from), { appUrl, logUrl: null }, options);
    await expect(loading).rejects.toThrow('app');
    expect(await contents(appUrl)).toEqual(before);
  });
});
