import type { CommittedState } from './committed-state.js';
import { type RecordedEvent, TOMBSTONE } from './event.js';
import { type Head, isMetastream, isSoftDeleted, originalOf } from './heads.js';
import type { ReadPool } from './database.js';
import { COLUMNS, type EventRow, eventFromRow, revisionToSql } from './event-table.js';

/** A page holds at most this many payload bytes (and one event more). Every event fits: see MAX_APPEND_BYTES. */
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_EVENTS = 500;

const FORWARDS = `select ${COLUMNS} from recorded_event where position > $1 and position <= $2 order by position limit $3`;
const BACKWARDS = `select ${COLUMNS} from recorded_event where position < $1 and position >= $2
                   order by position desc limit $3`;

const streamPage = (from: '>=' | '<=', order: 'asc' | 'desc'): string => `
  select ${COLUMNS} from (
    select *, sum(octet_length(data) + octet_length(metadata)) over (order by revision ${order}) as bytes from (
      select * from recorded_event
      where stream = $1 and revision ${from} $2 and revision between $3 and $4 and created >= $5
      order by revision ${order} limit $6) page) summed
  where bytes <= ${PAGE_BYTES} order by revision ${order}`;
const STREAM_FORWARDS = streamPage('>=', 'asc');
const STREAM_BACKWARDS = streamPage('<=', 'desc');

export interface StreamPage {
  readonly events: RecordedEvent[];
  /** There is nothing more in this direction. */
  readonly isLast: boolean;
}

/** Reads what is committed, page by page. All methods throw UnavailableError while the database is away. */
export class Reader {
  constructor(
    private readonly pool: ReadPool,
    private readonly state: CommittedState,
  ) {}

  /** Events of `$all` after the position, oldest first; empty at the end. */
  async after(position: number, max = PAGE_EVENTS): Promise<RecordedEvent[]> {
    const { lastPosition, tail } = this.state;
    if (position >= lastPosition) return [];
    const last = Math.min(lastPosition, Math.max(position, 0) + PAGE_BYTES);
    return tail.after(position, max) ?? this.events('after', FORWARDS, [position, last, max]);
  }

  /** Events of `$all` before the position, newest first; empty at the beginning. */
  async before(position: number, max = PAGE_EVENTS): Promise<RecordedEvent[]> {
    const from = Math.min(position, this.state.lastPosition + 1);
    return this.events('before', BACKWARDS, [from, from - PAGE_BYTES, max]);
  }

  /** The head of a stream; with its stream, a metastream is deleted as well. */
  async head(stream: string): Promise<Head> {
    const streams = isMetastream(stream) ? [stream, originalOf(stream)] : [stream];
    const heads = await this.state.heads.of(streams);
    const head = heads.get(stream)!;
    const isGone = isMetastream(stream) && heads.get(originalOf(stream))!.last >= TOMBSTONE;
    return isGone ? { ...head, last: TOMBSTONE } : head;
  }

  /** A page of a stream from a revision on, as its metadata allows; empty past either end. */
  async stream(
    stream: string,
    from: number,
    backwards: boolean,
    max = PAGE_EVENTS,
  ): Promise<StreamPage | 'deleted' | 'not found'> {
    const { last, metadata } = await this.head(stream);
    if (last >= TOMBSTONE) return 'deleted';
    if (last < 0 || isSoftDeleted(metadata)) return 'not found';
    const maxCount = isMetastream(stream) ? 1 : metadata.maxCount;
    const first = Math.max(metadata.truncateBefore ?? 0, maxCount === undefined ? 0 : last - maxCount + 1);
    const start = backwards ? Math.min(from, last) : Math.max(from, first);
    if (start < first || start > last) return { events: [], isLast: true };
    const oldest = metadata.maxAgeSeconds === undefined ? '0' : ticksAgo(metadata.maxAgeSeconds);
    const values = [stream, start, revisionToSql(first), last, oldest, Math.min(max, PAGE_EVENTS)];
    const events = backwards
      ? await this.events('stream backwards', STREAM_BACKWARDS, values)
      : await this.events('stream forwards', STREAM_FORWARDS, values);
    const reached = events.at(-1)?.revision;
    return { events, isLast: reached === undefined || (backwards ? reached <= first : reached >= last) };
  }

  private async events(name: string, text: string, values: unknown[]): Promise<RecordedEvent[]> {
    return (await this.pool.rows<EventRow>(name, text, values)).map(eventFromRow);
  }
}

function ticksAgo(seconds: number): string {
  return String(BigInt(Math.max(0, Math.floor(Date.now() - seconds * 1000))) * 10_000n);
}
