import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The DataSource's own connections, for users of pg: the session store, the keys, statements over sets. */
export const poolOf = (dataSource: DataSource): pg.Pool =>
  (dataSource.driver as PostgresDriver).master as pg.Pool;
