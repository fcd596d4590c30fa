import type { DataSource } from 'typeorm';
import { tablesExist } from '../platform/consistency/tables-exist.js';
import { within } from './within.js';

/** Nothing as long as the projections have not created their tables. */
export async function readViews<Row>(database: DataSource, sql: string): Promise<Row[]> {
  const isThere = await within(
    tablesExist(database, ['checkpoint', 'parked', 'standstill', 'damage', 'deadline']),
  );
  return isThere ? within(database.query<Row[]>(sql)) : [];
}
