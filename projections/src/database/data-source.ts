import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { MAKES_READ_MODELS } from '../engine/storage/damage.js';

const CONNECTIONS = 8;
const CONNECT_WITHIN_MS = 5_000;

export const newDataSource = (url: string): DataSource => new DataSource(dataSourceOptions(url));

/** The read models' database. Schema changes are the runner's: nothing is synchronized. */
export function dataSourceOptions(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    applicationName: 'bestellwerk projections',
    // Rows and checkpoint are committed together, so what a crash of PostgreSQL takes back is handled again.
    extra: { keepAlive: true, options: `-c timezone=UTC -c synchronous_commit=off ${MAKES_READ_MODELS}` },
    poolSize: CONNECTIONS,
    connectTimeoutMS: CONNECT_WITHIN_MS,
    installExtensions: false,
    synchronize: false,
    logging: false,
    // An idle connection that the server closes is replaced by the next query.
    poolErrorHandler: () => undefined,
  };
}
