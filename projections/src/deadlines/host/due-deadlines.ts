import type { Deadline } from '@bestellwerk/domain/deadlines/deadline';
import { type Queryable, relationsExist, select } from '../../database/query.js';
import { VIEWS } from '../../engine/storage/read-model.js';

/** The deadlines whose time has come, those that wait longest first. */
export async function dueDeadlines(database: Queryable, now: Date, limit: number): Promise<Deadline[]> {
  const rows = await select<Omit<Deadline, 'dueAt'> & { dueAt: Date }>(
    database,
    `SELECT key, kind, stream, subject, due_at AS "dueAt" FROM ${VIEWS}.deadline
     WHERE due_at <= $1 ORDER BY due_at, key LIMIT $2`,
    [now, limit],
  );
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}

/** Whether the read model of deadlines knows what happened up to a position. */
export async function knowsDeadlinesUntil(database: Queryable, position: string): Promise<boolean> {
  if (!(await relationsExist(database, [`${VIEWS}.checkpoint`, `${VIEWS}.deadline`]))) return false;
  const [checkpoint] = await select<{ position: string }>(
    database,
    `SELECT position FROM ${VIEWS}.checkpoint WHERE projection = 'deadline' AND is_active`,
  );
  return checkpoint !== undefined && BigInt(checkpoint.position) >= BigInt(position);
}
