import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { copyLog } from '@bestellwerk/event-log/copy/copy-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/key-store';
import type { EarlierHead } from '@bestellwerk/event-log/seal/seal-check';
import pg from 'pg';
import {
  createDatabase,
  startEventStore,
  startTestPostgres,
  type TestServer,
} from '../../../../embedded/testing/servers.js';
import { backUp } from '../../../../ops/backup/backup.js';
import { load, verifyArchives } from '../../../../ops/backup/restore.js';
import { openServices, type Services } from '../../app/services.js';
import { logSeal } from '../../audit-log/log-seal/project.js';
import { rebuildBeside } from '../../engine/runner/rebuild.js';
import { appendOrder } from '../../testing/order-stories.js';
import { quiet } from '../../testing/stage.js';
import { verify, type VerifyReport } from './verify.js';

jest.setTimeout(120_000);

const ORDERS = 400;
const never = new AbortController().signal;
let postgres: TestServer;
let log: string;
let views: string;
let head: EarlierHead;

/** On databases of its own, with an event store that has seen nothing of what was done to them before. */
async function withServices<T>(
  databases: { readonly log: string; readonly views: string },
  work: (services: Services, url: string) => Promise<T>,
): Promise<T> {
  const store = await startEventStore({ pgUrl: databases.log, port: 0 });
  const services = await openServices(databases.views, store.url);
  try {
    return await work(services, store.url);
  } finally {
    await services.close();
    await store.stop();
  }
}

async function sql<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function copyOf(url: string): Promise<string> {
  const [name, template] = [`copy_${randomUUID().replaceAll('-', '')}`, new URL(url).pathname.slice(1)];
  await sql(postgres.url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}

/** Makes the read model of the log as it is now. */
async function sealAll(services: Services): Promise<void> {
  await services.dataSource.query('DROP SCHEMA IF EXISTS views CASCADE');
  await rebuildBeside({ ...services, log: quiet }, logSeal, { resume: false, signal: never });
}

const verified = (services: Services, heads: readonly EarlierHead[] = []): Promise<VerifyReport> =>
  verify(services, { projections: [logSeal], now: () => new Date(), heads, waitMs: 0 });

beforeAll(async () => {
  postgres = await startTestPostgres();
  [log, views] = [await createDatabase(postgres.url), await createDatabase(postgres.url)];
  await withServices({ log, views }, async (services) => {
    for (let order = 0; order < ORDERS; order += 1) {
      await appendOrder(services.eventLog, randomUUID(), eventsUntil.confirmed);
    }
    await sealAll(services);
    const { chain } = await verified(services);
    head = { at: '2026-11-20T18:00:00.000Z', ...chain! };
  });
});
afterAll(() => postgres.stop());

/** The log, changed behind everybody's back; with `isSealedAgain` the read models are made of it again. */
async function afterTampering(
  statements: readonly string[],
  { isSealedAgain = false, heads = [] as readonly EarlierHead[] } = {},
) {
  const databases = { log: await copyOf(log), views: await copyOf(views) };
  for (const statement of statements) await sql(databases.log, statement);
  return withServices(databases, async (services) => {
    if (isSealedAgain) await sealAll(services);
    const { chain, checks } = await verified(services, heads);
    const { findings, listed } = checks.find(({ check }) => check === 'seals')!;
    return { isRight: findings === 0, finding: chain?.finding, listed };
  });
}

/** The position of an event by its number in the log, from 1. */
const at = (event: number): string =>
  `(SELECT position FROM recorded_event WHERE type !~ '^[$]' ORDER BY position OFFSET ${event - 1} LIMIT 1)`;

describe('the chain over the log', () => {
  it('is right for a log that nobody has touched', async () => {
    expect(await afterTampering([], { heads: [head] })).toEqual({ isRight: true, finding: null, listed: [] });
    expect(head.events).toBe(ORDERS * 3);
  });

  it.each([
    [
      "an event's data",
      `UPDATE recorded_event SET data = convert_to(replace(convert_from(data, 'utf8'), '"confirmBy"', '"confirmbY"'), 'utf8') || '\\x20'
       WHERE position = ${at(601)}`,
    ],
    [
      "an event's metadata",
      `UPDATE recorded_event SET metadata = convert_to(replace(convert_from(metadata, 'utf8'), '"user"', '"rule"'), 'utf8')
       WHERE position = ${at(601)}`,
    ],
    [
      "an event's id",
      `UPDATE recorded_event SET id = '11111111-1111-4111-8111-111111111111' WHERE position = ${at(601)}`,
    ],
  ])('finds that %s was changed', async (_what, statement) => {
    const { isRight, finding, listed } = await afterTampering([statement]);
    expect(isRight).toBe(false);
    expect(finding).toMatchObject({ kind: 'changed', event: 601, revision: '0', type: 'OrderPlaced' });
    expect(listed).toEqual([
      expect.stringMatching(/^event 601 was changed: order-.*, revision 0, OrderPlaced$/),
    ]);
  });

  it('finds that an event was removed', async () => {
    const { isRight, finding } = await afterTampering([
      `DELETE FROM recorded_event WHERE position = ${at(701)}`,
    ]);
    expect({ isRight, finding }).toMatchObject({ isRight: false, finding: { kind: 'missing', event: 701 } });
  });

  it('finds that the last event of a run was removed', async () => {
    const { finding } = await afterTampering([`DELETE FROM recorded_event WHERE position = ${at(500)}`]);
    expect(finding).toMatchObject({ kind: 'missing', event: 500 });
  });

  it('finds that two events were swapped', async () => {
    const { isRight, finding } = await afterTampering([
      `WITH two AS (SELECT ${at(600)} AS one, ${at(601)} AS other),
            gone AS (DELETE FROM recorded_event WHERE position IN (SELECT one FROM two) RETURNING *)
       INSERT INTO recorded_event (position, stream, revision, id, type, is_json, created, data, metadata)
       SELECT other + 1, stream, revision + 1000000, id, type, is_json, created, data, metadata FROM gone, two`,
      `UPDATE recorded_event SET revision = revision - 1000000 WHERE revision >= 1000000`,
    ]);
    expect({ isRight, finding }).toMatchObject({ isRight: false, finding: { kind: 'swapped', event: 600 } });
  });

  it.each(['order-33333333-3333-4333-8333-333333333333', 'somethingElse-1'])(
    'finds that an event was inserted in the new stream %s',
    async (stream) => {
      const { isRight, finding } = await afterTampering([
        `INSERT INTO recorded_event (position, stream, revision, id, type, is_json, created, data, metadata)
         SELECT position + 1, '${stream}', 0, gen_random_uuid(), type, is_json, created, data, metadata
         FROM recorded_event WHERE position = ${at(900)}`,
      ]);
      const expected = { kind: 'inserted', event: 901, stream };
      expect({ isRight, finding }).toMatchObject({ isRight: false, finding: expected });
    },
  );

  it('finds that the end of the log is gone', async () => {
    const { isRight, finding } = await afterTampering([
      `DELETE FROM recorded_event WHERE position > ${at(1_100)}`,
    ]);
    expect({ isRight, finding }).toEqual({
      isRight: false,
      finding: { kind: 'ended', event: 1_100, sealed: 1_200 },
    });
  });

  it('finds by an earlier proof what was changed before the read models were made again', async () => {
    const change = [`DELETE FROM recorded_event WHERE position = ${at(701)}`];
    const end = [`DELETE FROM recorded_event WHERE position > ${at(1_100)}`];
    expect((await afterTampering(change, { isSealedAgain: true })).finding).toBeNull();
    const proven = { proven: 1_200, provenAt: head.at };
    const bySeal = { isSealedAgain: true, heads: [{ ...head, events: 600, hash: 'f'.repeat(64) }, head] };
    expect((await afterTampering(change, bySeal)).finding).toMatchObject({
      kind: 'otherThanProven',
      event: 1,
      proven: 600,
    });
    const heads = [head];
    expect((await afterTampering(end, { isSealedAgain: true, heads })).finding).toEqual({
      ...{ kind: 'shorter', event: 1_100 },
      ...proven,
    });
  });

  it('finds that a seal was changed by hand', async () => {
    const databases = { log: await copyOf(log), views: await copyOf(views) };
    const { g } = (
      await sql<{ g: number }>(
        databases.views,
        `SELECT generation AS g FROM views.checkpoint WHERE projection = 'log_seal' AND is_active`,
      )
    )[0]!;
    await sql(databases.views, `UPDATE views.log_seal__g${g} SET hash = repeat('a', 64) WHERE number = 2`);
    const { chain } = await withServices(databases, (services) => verified(services));
    expect(chain!.finding).toEqual({ kind: 'sealDiffers', event: 501, seal: 2 });
  });
});

describe('what keeps the chain as it is', () => {
  it('an erased key of personal data', async () => {
    const databases = { log: await copyOf(log), views: await copyOf(views) };
    const { chain } = await withServices(databases, async (services) => {
      const keys = await PostgresKeyStore.open(databases.views);
      const [one] = await sql<{ subject: string }>(
        databases.views,
        'SELECT subject FROM app.subject_key LIMIT 1',
      );
      await keys.erase(one!.subject);
      await keys.dispose();
      await sealAll(services);
      return verified(services, [head]);
    });
    expect(chain).toEqual({ events: head.events, hash: head.hash, finding: null });
  });

  it('a copy of the log on another server', async () => {
    const copy = { log: await createDatabase(postgres.url), views: await createDatabase(postgres.url) };
    const { chain } = await withServices(
      { log: await copyOf(log), views: await copyOf(views) },
      (_, source) =>
        withServices(copy, async (services, target) => {
          await copyLog({ source, target, signal: never, onProgress: () => undefined });
          await sealAll(services);
          return verified(services, [head]);
        }),
    );
    expect(chain).toEqual({ events: head.events, hash: head.hash, finding: null });
  });

  it('a backup and its restore', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bestellwerk-chain-'));
    const options = { signal: never, onProgress: () => undefined };
    const appUrl = await createDatabase(postgres.url);
    await sql(
      appUrl,
      `CREATE SCHEMA app;
       CREATE TABLE app.subject_key (subject text PRIMARY KEY, key bytea, erased_at timestamptz);
       CREATE TABLE app.secret (name text PRIMARY KEY, value bytea NOT NULL);
       CREATE TABLE app.backup (taken_at timestamptz PRIMARY KEY, head bigint, shares text[] NOT NULL)`,
    );
    const file = join(folder, 'backup.tar');
    await backUp({ appUrl, logUrl: await copyOf(log) }, { file, keysFile: null }, options);
    const from = { file, keysFile: null, erasuresFile: null };
    const restored = {
      appUrl: await createDatabase(postgres.url),
      logUrl: await createDatabase(postgres.url),
    };
    await load(from, await verifyArchives(from), restored, options);
    await rm(folder, { recursive: true });
    const databases = { log: restored.logUrl, views: await createDatabase(postgres.url) };
    const { chain } = await withServices(databases, async (services) => {
      await sealAll(services);
      return verified(services, [head]);
    });
    expect(chain).toEqual({ events: head.events, hash: head.hash, finding: null });
  });
});
