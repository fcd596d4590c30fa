import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';

const RETRY_MS = 500;
const MIGRATION_LOCK = 7_310_001;

/** Connects as soon as the database answers, however long that takes. `onWaiting` hears of every failed try. */
export async function connectPatiently(
  dataSource: DataSource,
  onWaiting: (error: Error) => void,
): Promise<void> {
  for (;;) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      onWaiting(error as Error);
      await sleep(RETRY_MS);
    }
  }
}

/** Brings schema `app` up to date; several processes may ask at once. */
export async function migrate(dataSource: DataSource, url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await owner.query('CREATE SCHEMA IF NOT EXISTS app');
    await refuseNewer(dataSource, owner);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await owner.end();
  }
}

/** An older program must not work on what a newer one has migrated, for example after a restore. */
async function refuseNewer(dataSource: DataSource, owner: pg.Client): Promise<void> {
  const { rows: made } = await owner.query("SELECT 1 WHERE to_regclass('app.migration') IS NOT NULL");
  if (made.length === 0) return;
  const { rows } = await owner.query<{ name: string }>('SELECT name FROM app.migration ORDER BY id');
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const unknown = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(`The database was migrated by a newer version of Bestellwerk: ${unknown.join(', ')}.`);
  }
}
