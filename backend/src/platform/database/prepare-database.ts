import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DatabaseOptions } from './data-source.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

const MIGRATION_LOCK = 7_310_001;

/** Connected and migrated as soon as the database answers. Calls `onWaiting` for every failed try. */
export async function preparedDataSource(
  options: DatabaseOptions,
  onWaiting: (error: Error) => void,
): Promise<DataSource> {
  const dataSource = new DataSource(options);
  await retryWhileUnavailable(
    () => dataSource.initialize(),
    onWaiting,
    () => true,
  );
  await retryWhileUnavailable(() => migrate(dataSource, options.url), onWaiting);
  return dataSource;
}

/** Brings schema `app` up to date; several processes may ask at once. */
async function migrate(dataSource: DataSource, url: string): Promise<void> {
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
  const { rows: tables } = await owner.query("SELECT 1 WHERE to_regclass('app.migration') IS NOT NULL");
  if (tables.length === 0) return;
  const { rows } = await owner.query<{ name: string }>('SELECT name FROM app.migration ORDER BY id');
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const unknown = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new WrongSettings(
      `The database was migrated by a newer version of Bestellwerk: ${unknown.join(', ')}.`,
    );
  }
}
