import { withTimeout } from '@bestellwerk/server-kit/timeout';
import type { DataSource } from 'typeorm';
import { tablesExist } from '../platform/consistency/tables-exist.js';

const WITHIN_MS = 2_000;

/** The answer of a database that may hang, or a failure after two seconds. */
export const answerInTime = <Answer>(work: Promise<Answer>): Promise<Answer> => withTimeout(work, WITHIN_MS);

/** Nothing as long as the projections have not created their tables. */
export async function readViews<Row>(database: DataSource, sql: string): Promise<Row[]> {
  const isThere = await answerInTime(
    tablesExist(database, ['checkpoint', 'parked', 'standstill', 'damage', 'deadline']),
  );
  return isThere ? answerInTime(database.query<Row[]>(sql)) : [];
}
