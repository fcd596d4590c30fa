import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readParts, verifyArchive } from './archive-reader.js';
import { type BackupOptions, headOf, nameOf, quoted, type Sources } from './backup.js';
import { connect } from './client.js';
import type { Manifest, Part } from './manifest.js';
import { APP_SCHEMAS, SUBJECT_KEYS } from './shares.js';

export interface Archives {
  readonly file: string;
  /** Where the keys lie when they are not in the archive itself. */
  readonly keysFile: string | null;
  /** Newer keys: subjects erased there are erased in what is restored. */
  readonly erasuresFile: string | null;
}

export interface VerifiedArchives {
  readonly main: Manifest;
  readonly keys: Manifest | null;
  readonly erasures: Manifest | null;
}

/** Compares all that is needed with its hashes, before anything is touched. Throws when something is missing. */
export async function verifyArchives(archives: Archives): Promise<VerifiedArchives> {
  const main = await verifyArchive(archives.file);
  const keys = archives.keysFile === null ? null : await verifyArchive(archives.keysFile);
  const erasures = archives.erasuresFile === null ? null : await verifyArchive(archives.erasuresFile);
  const inMain = main.shares.includes('keys');
  if (!inMain && !keys) {
    throw new Error(`${archives.file} holds no keys. Name the file that does: --keys <file>.`);
  }
  if (inMain && keys) throw new Error(`${archives.file} holds the keys itself; leave out --keys.`);
  for (const [file, manifest] of [
    [archives.keysFile, keys],
    [archives.erasuresFile, erasures],
  ] as const) {
    if (manifest && !manifest.shares.includes('keys')) throw new Error(`${file} holds no keys.`);
  }
  return { main, keys, erasures };
}

/**
 * Loads verified archives into databases that have nothing of the product yet. Each database is loaded in one
 * transaction, and those are committed when all is there. `erased` are subjects whose keys are destroyed before anything
 * can read them.
 */
export async function load(
  archives: Archives,
  { main, keys, erasures }: VerifiedArchives,
  { appUrl, logUrl }: Sources,
  { signal, onProgress }: BackupOptions,
  erased: ReadonlySet<string> = new Set(),
): Promise<void> {
  const app = await connect(appUrl);
  const log = logUrl === null ? null : await connect(logUrl);
  const clientFor = ({ share }: Part): pg.Client => (share === 'log' && log ? log : app);
  const loadAll = async (file: string, { parts }: Manifest): Promise<void> => {
    for await (const { part, rows } of readParts(file, parts)) {
      signal.throwIfAborted();
      await loadTable(clientFor(part), part, rows, signal);
      onProgress(`${part.share.padEnd(5)} ${nameOf(part.table).padEnd(32)} ${part.rows} rows`);
    }
  };
  try {
    for (const client of [app, log]) await client?.query('BEGIN');
    for (const schema of APP_SCHEMAS) await app.query(`CREATE SCHEMA ${app.escapeIdentifier(schema)}`);
    if (keys) await loadAll(archives.keysFile!, keys);
    await loadAll(archives.file, main);
    for (const part of [...(keys?.parts ?? []), ...main.parts]) {
      for (const statement of part.table.references) await clientFor(part).query(statement);
    }
    if (main.head !== null && log) assertSame('The head of the log', main.head, await headOf(log));
    if (erasures) onProgress(`${await eraseAgain(app, archives.erasuresFile!, erasures)} keys erased again`);
    if (erased.size > 0) {
      const keys = await eraseKeys(app, 'SELECT unnest($1::text[]) AS subject, now() AS at', [[...erased]]);
      onProgress(`${keys} keys erased again that were erased in this data folder`);
    }
    signal.throwIfAborted();
    for (const client of [app, log]) await client?.query('COMMIT');
    for (const client of [app, log]) await client?.query('ANALYZE');
  } finally {
    await log?.end().catch(() => undefined);
    await app.end().catch(() => undefined);
  }
}

async function loadTable(client: pg.Client, part: Part, rows: Readable, signal: AbortSignal): Promise<void> {
  const { create, finish, columns } = part.table;
  for (const statement of create) await client.query(statement);
  const into = client.query(
    copyFrom(`COPY ${quoted(client, part.table)} (${columns.join(', ')}) FROM STDIN`),
  );
  await pipeline(rows, into, { signal });
  assertSame(`Rows of ${nameOf(part.table)}`, part.rows, into.rowCount);
  for (const statement of finish) await client.query(statement);
}

/** Erases the keys of those whose keys were erased since the restored ones were copied. Answers how many. */
async function eraseAgain(app: pg.Client, file: string, manifest: Manifest): Promise<number> {
  for await (const { part, rows } of readParts(file, manifest.parts)) {
    if (nameOf(part.table) !== SUBJECT_KEYS) {
      for await (const chunk of rows) void chunk;
      continue;
    }
    const columns = part.table.columns.join(', ');
    await app.query(`CREATE TEMP TABLE newer_key (LIKE ${SUBJECT_KEYS}) ON COMMIT DROP`);
    await pipeline(rows, app.query(copyFrom(`COPY newer_key (${columns}) FROM STDIN`)));
    return eraseKeys(
      app,
      'SELECT subject, coalesce(erased_at, now()) AS at FROM newer_key WHERE key IS NULL',
    );
  }
  throw new Error(`${file} has no table ${SUBJECT_KEYS}.`);
}

/** `subjects` selects whose keys, and since when they are gone. */
async function eraseKeys(app: pg.Client, subjects: string, parameters: unknown[] = []): Promise<number> {
  const { rowCount } = await app.query(
    `INSERT INTO ${SUBJECT_KEYS} AS known (subject, key, erased_at)
     SELECT subject, NULL, at FROM (${subjects}) AS erased
     ON CONFLICT (subject) DO UPDATE SET key = NULL, erased_at = excluded.erased_at WHERE known.key IS NOT NULL`,
    parameters,
  );
  return rowCount ?? 0;
}

function assertSame(what: string, expected: unknown, actual: unknown): void {
  if (expected === actual) return;
  throw new Error(`${what}: the archive says ${String(expected)}, restored were ${String(actual)}.`);
}
