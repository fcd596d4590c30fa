import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { migrations } from './migrations.js';

const CONNECT_MS = 3_000;
/** People wait for what is read: longer than this is longer than they do. */
const STATEMENT_MS = 4_000;

export type DatabaseOptions = PostgresDataSourceOptions & { readonly url: string };

/** The database of accounts, sessions and keys, and of the read models, which are only read; `entities` are their tables. */
export function dataSourceOptions(
  url: string,
  onPoolError: (error: Error) => void,
  entities: DatabaseOptions['entities'],
): DatabaseOptions {
  return {
    type: 'postgres',
    url,
    applicationName: 'bestellwerk-backend',
    entities,
    migrations,
    migrationsTableName: 'migration',
    schema: 'app',
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: 16,
    connectTimeoutMS: CONNECT_MS,
    poolErrorHandler: onPoolError,
    extra: { statement_timeout: STATEMENT_MS, query_timeout: STATEMENT_MS + 1_000, keepAlive: true },
  };
}

/** The DataSource's own connections, for users of pg: the session store, the keys, statements over sets. */
export const poolOf = (dataSource: DataSource): pg.Pool =>
  (dataSource.driver as PostgresDriver).master as pg.Pool;
