import type { Queryable } from '../../database/query.js';
import { VIEWS } from './read-model.js';

/** Why the read models do not come further, and at which event, if one is to blame. */
export interface Standstill {
  readonly reason: string;
  readonly stream: string | null;
  readonly revision: string | null;
  readonly type: string | null;
}

/** Keeps since when it lasts as long as the reason stays the same. */
export async function noteStandstill(database: Queryable, standstill: Standstill): Promise<void> {
  const { reason, stream, revision, type } = standstill;
  await database.query(
    `INSERT INTO ${VIEWS}.standstill AS s (reason, stream, revision, type) VALUES ($1, $2, $3, $4)
     ON CONFLICT (is_only) DO UPDATE SET reason = $1, stream = $2, revision = $3, type = $4,
       since = CASE WHEN s.reason = $1 AND s.stream IS NOT DISTINCT FROM $2 THEN s.since ELSE now() END`,
    [reason, stream, revision, type],
  );
}

export async function endStandstill(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM ${VIEWS}.standstill`);
}
