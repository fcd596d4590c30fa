import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '@bestellwerk/server-kit/ports';
import pg from 'pg';
import { administrator, StartedProduct } from './testing/started-product.js';
import { until } from '../server-kit/testing/until.js';

const NOON = '2026-11-20T11:00:00.000Z';

jest.setTimeout(240_000);

interface Placed {
  readonly key: string;
  readonly name: string;
  readonly id: string;
  readonly uid: string;
  readonly ticketNumber: number;
}

let folder: string;
let dataDir: string;
let port: number;
let product: StartedProduct;

const start = async (): Promise<void> => {
  product = new StartedProduct(port, dataDir, { ...administrator, NODE_ENV: 'test', THROTTLE: '0' });
  await product.announced();
};
const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-now': NOON,
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
const program = (name: string, ...args: string[]) => {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, DATABASE_URL: '', EVENTSTORE_URL: '' };
  const line = ['scripts/part.mjs', `ops/dist/backup/${name}.js`, ...args];
  return spawn(process.execPath, line, { env, stdio: ['ignore', 'pipe', 'pipe'] });
};
async function npmRun(name: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = program(name, ...args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function signIn(): Promise<{ cookie: string }> {
  const answer = await call('/api/session', {
    username: administrator.ADMIN_EMAIL,
    password: administrator.ADMIN_PASSWORD,
  });
  expect(answer.status).toBe(200);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

let form: Record<string, unknown>;
async function prepareForm(): Promise<void> {
  const { data } = (await (await call('/api/init')).json()) as {
    data: { branches: { id: string }[]; products: { id: string; uid: string }[] };
  };
  const { id } = data.products.find(({ uid }) => uid === 'wiener-schnitzel')!;
  form = {
    branch: data.branches[0]!.id,
    items: [{ product: id, amount: 1, unit: 'piece', parts: ['Erdäpfelsalat', ['Preiselbeeren'], null] }],
    paymentMethod: 'cash',
    firstName: 'Erika',
    phone: '+43 664 1234567',
    email: 'erika@example.org',
    legalInstructions: true,
    privacyPolicy: true,
  };
}

async function place(name: string, key: string = randomUUID()): Promise<Placed> {
  const answer = await call('/api/orders', { ...form, lastName: name }, { 'idempotency-key': key });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Omit<Placed, 'key' | 'name'> };
  return { ...data, key, name };
}

/** Every table of the embedded databases that cannot be made again from the log, with its number of rows. Visits are in no backup. */
async function tables(): Promise<Record<string, number>> {
  const running = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Record<string, string>;
  const counts: Record<string, number> = {};
  for (const url of [running.DATABASE_URL!, running.LOG_DATABASE_URL!]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('views', 'analytics', 'pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) {
      const counted = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`);
      counts[name] = counted.rows[0]!.n;
    }
    await client.end();
  }
  return counts;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bestellwerk-backup-'));
  dataDir = mkdtempSync(join(tmpdir(), 'bestellwerk-restored-'));
  port = await freePort();
});
afterAll(async () => {
  await product?.kill('SIGTERM');
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

test('everything confirmed before a backup is there after a restore', async () => {
  await start();
  await prepareForm();
  const session = await signIn();
  const placed: Placed[] = [];
  let isOver = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; !isOver; n++) placed.push(await place(`Gast-${writer}-${n}`));
  });
  await until(() => placed.length >= 20);
  const before = [...placed];
  const file = join(folder, 'backup.tar');
  const { code, output } = await npmRun('backup-main', file);
  isOver = true;
  await Promise.all(writers);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(placed.length).toBeGreaterThan(before.length);
  expect(readdirSync(folder)).toEqual(['backup.tar']);

  expect((await npmRun('restore-main', file)).output).toContain('already runs');
  const saved = await tables();
  await product.kill('SIGTERM');
  expect((await npmRun('restore-main', file)).output).toContain('--force');
  rmSync(dataDir, { recursive: true });
  const restored = await npmRun('restore-main', file);
  expect({ code: restored.code, output: restored.output }).toMatchObject({ code: 0 });

  await start();
  expect(product.output).not.toContain(administrator.ADMIN_EMAIL);
  expect(Object.keys(await tables()).sort()).toEqual(Object.keys(saved).sort());
  await signIn();
  for (const { id, name } of before) {
    const answer = await call(`/api/orders/${id}`, undefined, session);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { contact: { firstName: 'Erika', lastName: name } } });
  }
  const first = before[0]!;
  expect(await place(first.name, first.key)).toMatchObject({
    id: first.id,
    ticketNumber: first.ticketNumber,
  });
  const next = await place('Neu');
  const used = new Set(before.map(({ ticketNumber }) => ticketNumber));
  expect(used.has(next.ticketNumber)).toBe(false);
});

test('a restore that was killed keeps the product from starting empty, and can be run again', async () => {
  await product.kill('SIGTERM');
  const file = join(folder, 'stopped.tar');
  expect((await npmRun('backup-main', file)).code).toBe(0);
  rmSync(dataDir, { recursive: true });
  const draft = join(dataDir, 'postgres.restoring');
  const child = program('restore-main', file);
  await until(() => existsSync(join(draft, 'cluster', 'postmaster.pid')) || child.exitCode !== null);
  child.kill('SIGKILL');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const refused = new StartedProduct(port, dataDir);
  expect(await refused.ended).toBe(78);
  expect(refused.output).toContain('interrupted');
  expect((await npmRun('restore-main', file)).code).toBe(0);
  expect(existsSync(draft)).toBe(false);
  await start();
  await signIn();
});

/** All rows of all tables of both databases as text, with what bytes say. */
async function everything(): Promise<string> {
  const running = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Record<string, string>;
  const texts: string[] = [];
  for (const url of [running.DATABASE_URL!, running.LOG_DATABASE_URL!]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) {
      const found = await client.query<{ text: string | null }>(
        `SELECT string_agg(t::text, ' ') AS text FROM ${name} AS t`,
      );
      texts.push(found.rows[0]!.text ?? '');
    }
    await client.end();
  }
  const text = texts.join('\n');
  const bytes = [...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').toString('utf8'),
  );
  return text + bytes.join('\n');
}

test('guests who were erased are nowhere after a restore, also by newer keys than those of the backup', async () => {
  const session = await signIn();
  const early = await place('Quittenbaum');
  const late = await place('Hagebuttner');
  for (const { id } of [early, late])
    expect((await call(`/api/orders/${id}/status/reject`, {}, session)).status).toBe(200);
  await until(async () => /Quittenbaum/.test(await everything()) && /Hagebuttner/.test(await everything()));
  const erase = async ({ id }: Placed) =>
    expect((await call(`/api/orders/${id}/erase`, {}, session)).status).toBe(200);
  await erase(early);
  const [file, keys] = [join(folder, 'older.tar'), join(folder, 'newer-keys.tar')];
  expect((await npmRun('backup-main', file)).code).toBe(0);
  await erase(late);
  expect((await npmRun('backup-main', join(folder, 'newer.tar'), '--keys', keys)).code).toBe(0);
  await product.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
  expect(await npmRun('restore-main', file, '--erasures', keys)).toMatchObject({ code: 0 });
  await start();
  const restored = await signIn();
  const answer = await call(`/api/orders/${late.id}`, undefined, restored);
  expect(await answer.json()).toMatchObject({ data: { contact: { lastName: null } } });
  expect(await everything()).not.toMatch(/Quittenbaum|Hagebuttner/);
});
