import { select } from '../database/query.js';
import type { Services } from '../app/services.js';
import { VIEWS } from '../engine/storage/read-model.js';

/** Progress of a projection in the log. */
export interface ProjectionStatus {
  readonly projection: string;
  readonly generation: number;
  readonly version: number;
  /** The last position handled. */
  readonly position: string;
  /** Position of the log's head minus the handled one, a decimal string. */
  readonly lag: string;
  /** Streams parked at an event that failed. */
  readonly parked: number;
}

/** Of every projection that queries read, whichever process works. Throws if database or log are away. */
export async function readProjectionStatus({ dataSource, eventLog }: Services): Promise<ProjectionStatus[]> {
  const stored = await select<Omit<ProjectionStatus, 'lag'>>(
    dataSource,
    `SELECT projection, generation, version, position, count(p.stream)::integer AS parked
     FROM ${VIEWS}.checkpoint LEFT JOIN ${VIEWS}.parked AS p USING (projection, generation)
     WHERE is_active GROUP BY projection, generation ORDER BY projection`,
  );
  const head = await eventLog.head({ withinMs: 2_000 });
  return stored.map((standing) => ({ ...standing, lag: lagBehind(head, standing.position) }));
}

function lagBehind(head: string, position: string): string {
  const lag = BigInt(head) - BigInt(position);
  return String(lag > 0n ? lag : 0n);
}
