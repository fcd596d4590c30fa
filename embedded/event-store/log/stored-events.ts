import type pg from 'pg';
import type { KnownEvent } from './recent-events.js';
import { revisionFromSql, revisionToSql } from './schema.js';

/** What the stream holds from a revision on, in order, without the payloads. */
export async function storedEvents(
  client: pg.Client,
  stream: string,
  from: number,
  count: number,
): Promise<(KnownEvent & { id: string })[]> {
  const { rows } = await client.query<[string, string, string]>({
    name: 'stored events',
    text: `select id, revision, position from recorded_event where stream = $1 and revision >= $2
           order by revision limit $3`,
    values: [stream, revisionToSql(from), count],
    rowMode: 'array',
  });
  return rows.map(([id, revision, position]) => ({
    id,
    stream,
    revision: revisionFromSql(revision),
    position: Number(position),
  }));
}
