import type pg from 'pg';
import type { BatchPlan } from './batch-plan.js';
import { nextPosition, type RecordedEvent } from './event.js';
import { type Head, Heads, NO_METADATA, parseStreamMetadata } from './heads.js';
import type { ReadPool } from './database.js';
import { RecentEvents, Tail } from './recent-events.js';
import { COLUMNS, type EventRow, eventFromRow, revisionFromSql } from './event-table.js';

const FIRST_POSITION = 512;

const HEADS = `
  select asked.stream, head.revision, meta.revision, meta.data from unnest($1::text[]) asked(stream)
  left join lateral (select revision from recorded_event where stream = asked.stream and position <= $2
                     order by revision desc limit 1) head on true
  left join lateral (select revision, data from recorded_event where stream = '$$' || asked.stream and position <= $2
                     order by revision desc limit 1) meta on true`;

/** What is known for certain to be stored. Readers never look beyond it. */
export class CommittedState {
  readonly heads = new Heads((streams) => this.loadHeads(streams));
  readonly recent = new RecentEvents();
  readonly tail = new Tail();
  /** Of the newest event; -1 when there is none. */
  lastPosition = -1;
  nextPosition = FIRST_POSITION;
  private waiting: (() => void)[] = [];

  constructor(private readonly pool: ReadPool) {}

  /** Resolves after the next commit. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  publish(plan: BatchPlan): void {
    for (const row of plan.rows) this.remember(row);
    this.heads.publish(plan.changedHeads);
    this.tail.push(plan.rows);
    const newest = plan.rows[plan.rows.length - 1]!;
    this.moveTo(newest);
  }

  /** Takes everything from the database again. */
  async reload(client: pg.Client): Promise<void> {
    const newest = await client.query<EventRow>({
      text: `select ${COLUMNS} from recorded_event order by position desc limit 1`,
      rowMode: 'array',
    });
    const recent = await client.query<[string, string, string, string]>({
      text: 'select id, stream, revision, position from recorded_event order by position desc limit $1',
      values: [this.recent.capacity],
      rowMode: 'array',
    });
    this.heads.clear();
    this.recent.clear();
    for (const [id, stream, revision, position] of recent.rows.reverse()) {
      this.recent.add(id, { stream, revision: revisionFromSql(revision), position: Number(position) });
    }
    const [row] = newest.rows;
    this.tail.reset(row ? Number(row[0]) : -1);
    if (row) this.moveTo(eventFromRow(row));
  }

  private remember({ id, stream, revision, position }: RecordedEvent): void {
    this.recent.add(id, { stream, revision, position });
  }

  private moveTo(newest: RecordedEvent): void {
    this.lastPosition = newest.position;
    this.nextPosition = nextPosition(newest);
    const waiting = this.waiting;
    this.waiting = [];
    for (const wake of waiting) wake();
  }

  private async loadHeads(streams: string[]): Promise<Map<string, Head>> {
    type Row = [string, string | null, string | null, Buffer | null];
    const rows = await this.pool.rows<Row>('heads', HEADS, [streams, this.lastPosition]);
    return new Map(
      rows.map(([stream, last, metadataRevision, metadata]) => [
        stream,
        {
          last: last === null ? -1 : revisionFromSql(last),
          metadata:
            metadataRevision === null || metadata === null
              ? NO_METADATA
              : parseStreamMetadata(metadata.toString('utf8'), Number(metadataRevision)),
        },
      ]),
    );
  }
}
