import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ArchiveWriter } from './archive-writer.js';
import { connect, freeze } from './client.js';
import { describeTables, type TableDescription } from './describe-tables.js';
import { FORMAT, type Manifest, type Part, type Share } from './manifest.js';
import { APP_SCHEMAS, BACKUP_NOTES, LOG_SCHEMAS, LOG_TABLE, shareOf } from './shares.js';

/** The databases of an installation. */
export interface Sources {
  readonly appUrl: string;
  /** Null when the log is kept by an event store of the operator's, which has a backup of its own. */
  readonly logUrl: string | null;
}

export interface Targets {
  readonly file: string;
  /** A file of their own for the keys; without it they lie in the archive, in front of everything else. */
  readonly keysFile: string | null;
}

export interface BackupOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (line: string) => void;
}

interface Copied {
  readonly client: pg.Client;
  readonly share: Share;
  readonly table: TableDescription;
}

/**
 * Copies what does not follow from something else, while the product runs. The log is frozen before the keys: an event's
 * key is stored before the event, so every event of the copy finds its key in it. Leaves no file when it fails.
 */
export async function backUp(sources: Sources, targets: Targets, options: BackupOptions): Promise<Manifest> {
  const log = sources.logUrl === null ? null : await connect(sources.logUrl);
  const app = await connect(sources.appUrl);
  try {
    if (log) await freeze(log);
    await freeze(app);
    const takenAt = new Date().toISOString();
    const tables = await tablesToCopy(app, log);
    const head = log && (await headOf(log));
    const postgres = await versionOf(app);
    const about = { format: FORMAT, version: productVersion(), postgres, takenAt, head } as const;
    const apart = targets.keysFile === null ? [] : tables.filter(({ share }) => share === 'keys');
    const together = tables.filter((table) => !apart.includes(table));
    if (targets.keysFile !== null) await write(targets.keysFile, { ...about, head: null }, apart, options);
    const manifest = await write(targets.file, about, together, options);
    await app.query('COMMIT');
    await note(app, takenAt, head, [...new Set(tables.map(({ share }) => share))]);
    return manifest;
  } finally {
    await log?.end().catch(() => undefined);
    await app.end().catch(() => undefined);
  }
}

async function tablesToCopy(app: pg.Client, log: pg.Client | null): Promise<Copied[]> {
  const ofApp = (await describeTables(app, APP_SCHEMAS)).map((table): Copied => {
    return { client: app, share: shareOf(table), table };
  });
  const ofLog = log ? await describeTables(log, LOG_SCHEMAS) : [];
  return [
    ...ofApp.filter(({ share }) => share === 'keys'),
    ...ofApp.filter(({ share }) => share === 'app'),
    ...ofLog.map((table): Copied => ({ client: log!, share: 'log', table })),
  ];
}

async function write(
  file: string,
  about: Omit<Manifest, 'parts' | 'shares'>,
  tables: readonly Copied[],
  { signal, onProgress }: BackupOptions,
): Promise<Manifest> {
  const archive = await ArchiveWriter.create(file, signal);
  try {
    const parts: Part[] = [];
    for (const copied of tables) {
      const part = await copyTable(archive, copied, signal);
      parts.push(part);
      onProgress(`${part.share.padEnd(5)} ${nameOf(part.table).padEnd(32)} ${part.rows} rows`);
    }
    const manifest = { ...about, shares: [...new Set(parts.map(({ share }) => share))], parts };
    signal.throwIfAborted();
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function copyTable(archive: ArchiveWriter, copied: Copied, signal: AbortSignal): Promise<Part> {
  const { client, share, table } = copied;
  const columns = table.columns.join(', ');
  const rows = client.query(copyTo(`COPY ${quoted(client, table)} (${columns}) TO STDOUT`));
  const pieces = await archive.addPieces(`${share}/${nameOf(table)}`, rows, signal);
  return { share, table, rows: rows.rowCount, pieces };
}

export const nameOf = ({ schema, name }: TableDescription): string => `${schema}.${name}`;

export const quoted = (client: pg.Client, { schema, name }: TableDescription): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** Position of the newest event, '-1' before the first. */
export async function headOf(log: pg.Client): Promise<string> {
  const { rows } = await log.query<{ head: string }>(
    `SELECT coalesce(max(position), -1)::text AS head FROM ${LOG_TABLE}`,
  );
  return rows[0]!.head;
}

async function versionOf(app: pg.Client): Promise<string> {
  const { rows } = await app.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  return rows[0]!.version;
}

/** Records the backup for the health page. */
async function note(
  app: pg.Client,
  takenAt: string,
  head: string | null,
  shares: readonly Share[],
): Promise<void> {
  const { rows } = await app.query<{ isThere: boolean }>(
    `SELECT to_regclass('${BACKUP_NOTES}') IS NOT NULL AS "isThere"`,
  );
  if (!rows[0]!.isThere) return;
  await app.query(`INSERT INTO ${BACKUP_NOTES} (taken_at, head, shares) VALUES ($1, $2, $3)`, [
    takenAt,
    head,
    shares,
  ]);
}

/** Of the repository whose root programs run in. */
const productVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
