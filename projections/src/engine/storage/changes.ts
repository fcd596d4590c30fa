import type { Queryable } from '../../database/query.js';
import { copying, type Writing } from './copy-rows.js';
import { VIEWS } from './read-model.js';

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
