import type { QueryRunner } from 'typeorm';
import { type Queryable, select } from '../../database/query.js';
import { VIEWS } from './read-model.js';

/** A stream parked for one generation of a projection, from an event that failed on. */
export interface ParkedStream {
  readonly projection: string;
  readonly generation: number;
  readonly stream: string;
  /** The first parked event. */
  readonly fromRevision: string;
  /** Positions of the parked events in the log, in order. */
  readonly positions: readonly string[];
  readonly error: string;
}

export async function readParked(
  database: Queryable,
  projection: string,
  generation: number,
): Promise<ParkedStream[]> {
  return select<ParkedStream>(
    database,
    `SELECT projection, generation, stream, from_revision AS "fromRevision", positions::text[], error
     FROM ${VIEWS}.parked WHERE projection = $1 AND generation = $2 ORDER BY positions[1]`,
    [projection, generation],
  );
}

/** Parks the streams, or adds the positions to those that are parked already. */
export async function park(runner: QueryRunner, streams: readonly ParkedStream[]): Promise<void> {
  await runner.query(
    `INSERT INTO ${VIEWS}.parked AS p (projection, generation, stream, from_revision, positions, error)
     SELECT projection, generation, stream, "fromRevision", positions, error
     FROM jsonb_to_recordset($1::jsonb) AS r(projection text, generation integer, stream text,
       "fromRevision" bigint, positions bigint[], error text)
     ON CONFLICT (projection, generation, stream)
     DO UPDATE SET positions = p.positions || excluded.positions`,
    [JSON.stringify(streams)],
  );
}

export async function noteRetry(runner: QueryRunner, parked: ParkedStream, error: string): Promise<void> {
  await runner.query(
    `UPDATE ${VIEWS}.parked SET error = $4, retried_at = now()
     WHERE projection = $1 AND generation = $2 AND stream = $3`,
    [parked.projection, parked.generation, parked.stream, error],
  );
}

export async function release(runner: QueryRunner, parked: ParkedStream): Promise<void> {
  await runner.query(
    `DELETE FROM ${VIEWS}.parked WHERE projection = $1 AND generation = $2 AND stream = $3`,
    [parked.projection, parked.generation, parked.stream],
  );
}

export async function releaseAll(runner: QueryRunner, projection: string, generation: number): Promise<void> {
  await runner.query(`DELETE FROM ${VIEWS}.parked WHERE projection = $1 AND generation = $2`, [
    projection,
    generation,
  ]);
}

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
