import type { FastifyInstance } from 'fastify';

/** The answer to a command: what the client needs next, and the log position from which on it can be read. */
export class CommandResult<Data> {
  constructor(
    readonly data: Data,
    readonly position: string,
  ) {}
}

export const POSITION_HEADER = 'X-Position';
export const STALE_HEADER = 'X-Stale';

/** Sends a Written as `{ data }` with its position as a header, and the revision of a record. */
export function sendWritten(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (_request, reply, answer, done) => {
    if (!(answer instanceof CommandResult)) return done(null, answer);
    void reply.header(POSITION_HEADER, answer.position);
    const revision = revisionOf(answer.data);
    if (revision !== null) void reply.header('etag', `"${revision}"`);
    done(null, { data: answer.data as unknown });
  });
}

function revisionOf(data: unknown): string | null {
  const { revision } = (data ?? {}) as { revision?: unknown };
  return typeof revision === 'string' ? revision : null;
}
