import type { LogMark } from '@bestellwerk/event-log/follow';
import type { QueryRunner } from 'typeorm';
import { FenceLost } from '../../database/failure.js';
import { execute, type Queryable, select } from '../../database/query.js';
import { VIEWS } from './read-model.js';
import { copying, type Writing } from './copy-rows.js';

/** How far one generation of a projection has handled the log. */
export interface Checkpoint {
  readonly projection: string;
  readonly generation: number;
  /** Version of the projection that makes its rows. */
  readonly version: number;
  /** The last position handled, a decimal string; '-1' before the first event. */
  readonly position: string;
  /** The last event handled; null before the first one, and of an older version. */
  readonly mark: LogMark | null;
  /** Whether queries read this generation. */
  readonly isActive: boolean;
}

/** A step of one checkpoint, from where this process knows it to be. */
export interface Step {
  readonly projection: string;
  readonly generation: number;
  readonly before: string;
  readonly after: string;
  /** The event at `after`; null if it stays. */
  readonly mark: LogMark | null;
}

const FIELDS = 'projection, generation, version, position, last_event AS mark, is_active AS "isActive"';

export async function readCheckpoints(database: Queryable, projection?: string): Promise<Checkpoint[]> {
  return select<Checkpoint>(
    database,
    `SELECT ${FIELDS} FROM ${VIEWS}.checkpoint WHERE $1::text IS NULL OR projection = $1
     ORDER BY projection, generation`,
    [projection ?? null],
  );
}

/** Reads a projection's checkpoints and keeps everybody else from moving them until the transaction ends. */
export async function lockCheckpoints(runner: QueryRunner, projection: string): Promise<Checkpoint[]> {
  return select<Checkpoint>(
    runner,
    `SELECT ${FIELDS} FROM ${VIEWS}.checkpoint WHERE projection = $1 ORDER BY generation FOR UPDATE`,
    [projection],
  );
}

export async function insertCheckpoint(runner: QueryRunner, checkpoint: Checkpoint): Promise<void> {
  const { projection, generation, version, position, isActive } = checkpoint;
  await runner.query(
    `INSERT INTO ${VIEWS}.checkpoint (projection, generation, version, position, is_active)
     VALUES ($1, $2, $3, $4, $5)`,
    [projection, generation, version, position, isActive],
  );
}

export async function activateCheckpoint(
  runner: QueryRunner,
  name: string,
  generation: number,
): Promise<void> {
  await runner.query(
    `UPDATE ${VIEWS}.checkpoint SET is_active = true, updated_at = now()
     WHERE projection = $1 AND generation = $2`,
    [name, generation],
  );
}

export async function deleteCheckpoint(runner: QueryRunner, name: string, generation: number): Promise<void> {
  await runner.query(`DELETE FROM ${VIEWS}.checkpoint WHERE projection = $1 AND generation = $2`, [
    name,
    generation,
  ]);
}

/** Moves the checkpoints, all from exactly where they are known to be. Throws FenceLost if one is elsewhere. */
export async function moveCheckpoints(runner: QueryRunner, steps: readonly Step[]): Promise<void> {
  const moved = await execute(
    runner,
    `UPDATE ${VIEWS}.checkpoint AS c SET position = s.after, last_event = coalesce(s.mark, last_event), updated_at = now()
     FROM jsonb_to_recordset($1::jsonb)
       AS s(projection text, generation integer, before bigint, after bigint, mark jsonb)
     WHERE c.projection = s.projection AND c.generation = s.generation AND c.position = s.before`,
    [JSON.stringify(steps)],
  );
  if (moved !== steps.length) throw new FenceLost('A checkpoint is not where it was left');
}

const CHANNEL = 'projection_changes';
const KEPT = '5 minutes';
/** From so many on they are copied. */
const COPIED_FROM = 50;

/** A row that live pages may show: its key, and the topics it belongs to. */
export interface Change {
  readonly projection: string;
  /** The projection's checkpoint once the change is visible. */
  readonly position: string;
  readonly key: string;
  readonly topics: readonly string[];
}

/** Ids rise in the order of the commits of one projection. */
export function recordingChanges(changes: readonly Change[]): Writing {
  if (changes.length < COPIED_FROM) return insertingChanges(changes);
  return copying(
    `${VIEWS}.changes (projection, position, key, topics)`,
    changes.map(({ projection, position, key, topics }) => [projection, position, key, arrayLiteral(topics)]),
  );
}

function insertingChanges(changes: readonly Change[]): Writing {
  const json = JSON.stringify(changes);
  return async (runner) => {
    await runner.query(
      `INSERT INTO ${VIEWS}.changes (projection, position, key, topics)
       SELECT projection, position, key, topics
       FROM jsonb_to_recordset($1::jsonb) AS r(projection text, position bigint, key text, topics text[])`,
      [json],
    );
  };
}

const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

export async function forgetOldChanges(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM ${VIEWS}.changes WHERE at < now() - interval '${KEPT}'`);
}

/** Wakes the readers of checkpoints and changes. To be called after the commit. */
export async function notify(database: Queryable): Promise<void> {
  await database.query(`NOTIFY ${CHANNEL}`);
}
