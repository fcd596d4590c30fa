import { createHash } from 'node:crypto';
import type { EntitySchema } from 'typeorm';
import { select, type Queryable } from '../../database/query.js';
import type { Projection } from '../../engine/projection.js';
import { TableSql } from '../../engine/storage/table-sql.js';

export interface Fingerprint {
  readonly table: string;
  readonly rows: number;
  /** SHA-256 over all rows in the order of their key. */
  readonly hash: string;
}

/** What makes two builds of the same read models comparable: equal rows have equal fingerprints. */
export async function fingerprints(
  database: Queryable,
  projections: readonly Projection[],
): Promise<Fingerprint[]> {
  const tables = projections.flatMap(({ table, rollups = [] }) => [table, ...rollups.map((r) => r.table)]);
  return Promise.all(tables.map((table) => fingerprint(database, table)));
}

/** Number of rows by table. */
export const rowsOf = (prints: readonly Fingerprint[]): Record<string, number> =>
  Object.fromEntries(prints.map(({ table, rows }) => [table, rows]));

async function fingerprint(database: Queryable, model: EntitySchema): Promise<Fingerprint> {
  const rows = await dump(database, model);
  const hash = createHash('sha256').update(rows.join('\n')).digest('hex');
  return { table: model.options.name, rows: rows.length, hash };
}

/** Every row as the database writes it, in the order of the key. */
export async function dump(database: Queryable, model: EntitySchema): Promise<string[]> {
  const { view, key } = new TableSql(model, 0);
  const rows = await select<{ row: string }>(
    database,
    `SELECT to_jsonb(t)::text AS row FROM ${view} AS t ORDER BY ${key}`,
  );
  return rows.map(({ row }) => row);
}
