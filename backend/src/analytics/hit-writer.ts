import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { ExclusionReason, Hit } from '@bestellwerk/domain/analytics/hit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HitTables } from './hit-tables.js';
import type { Agent } from './user-agent.js';

/** What one call brought. */
export interface HitBatch {
  /** A batch with the same key is written once. */
  readonly key: string | null;
  readonly date: CalendarDate;
  readonly at: Date;
  readonly visitor: Buffer;
  readonly host: string;
  readonly agent: Agent;
  readonly hits: readonly Hit[];
  readonly excluded: readonly (Pick<Hit, 'type' | 'category' | 'action' | 'path'> & {
    readonly reason: ExclusionReason;
  })[];
}

interface Waiting {
  readonly batch: HitBatch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One transaction takes no more hits than this. */
const MOST_HITS = 5_000;

/** What all hits of a call have in common goes to the database once: with each hit, it was more than half of what was sent. */
const ofBatch = `date date, at timestamptz, visitor text, host text, browser text, browser_version text, os text,
  os_version text, device text`;
const ofHit = `type text, category text, action text, path text, branch uuid, context text, is_arrival boolean, source text,
  medium text, campaign text, data jsonb`;
const namesIn = (columns: string) => columns.split(',').map((column) => column.trim().split(/\s+/, 1)[0]!);
const names = [...namesIn(ofBatch), ...namesIn(ofHit)];
const selected = names.map((name) => (name === 'visitor' ? `decode(visitor, 'hex')` : name));

/**
 * Writes hits in groups: whatever arrives while one transaction is on its way goes with the next one. A call is answered
 * after its hits are on disk.
 */
@Injectable()
export class HitWriter {
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor(
    private readonly database: DataSource,
    private readonly tables: HitTables,
  ) {}

  /** Resolves once the batch is written, or was written before. */
  write(batch: HitBatch): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ batch, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const group = this.nextGroup();
      try {
        await this.writeGroup(group.map(({ batch }) => batch));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.isWriting = false;
  }

  private nextGroup(): Waiting[] {
    let hits = 0;
    const last = this.waiting.findIndex(({ batch }) => (hits += batch.hits.length) > MOST_HITS);
    return this.waiting.splice(0, last === -1 ? this.waiting.length : Math.max(1, last));
  }

  private async writeGroup(batches: readonly HitBatch[]): Promise<void> {
    for (const date of new Set(batches.map((batch) => batch.date))) await this.tables.ready(date);
    await this.database.transaction(async (manager) => {
      const fresh = await this.unwritten(manager, batches);
      const calls = fresh.filter(({ hits }) => hits.length > 0).map(rowOf);
      const excluded = fresh.flatMap(excludedOf);
      if (calls.length > 0) {
        await manager.query(
          `INSERT INTO analytics.hit (${names.join()})
           SELECT ${selected.join()} FROM json_to_recordset($1) AS call (${ofBatch}, hits json)
           CROSS JOIN LATERAL json_to_recordset(call.hits) AS hit (${ofHit})`,
          [JSON.stringify(calls)],
        );
      }
      if (excluded.length > 0) {
        await manager.query(
          `INSERT INTO analytics.excluded_hit SELECT * FROM json_to_recordset($1) AS row (
             date date, at timestamptz, reason text, type text, category text, action text, path text, browser text, os text)`,
          [JSON.stringify(excluded)],
        );
      }
    });
  }

  /** Those that are not written yet; their keys are from now on, if the transaction succeeds. */
  private async unwritten(manager: EntityManager, batches: readonly HitBatch[]): Promise<HitBatch[]> {
    const keyed = new Map(batches.flatMap((batch) => (batch.key === null ? [] : [[batch.key, batch]])));
    const unkeyed = batches.filter(({ key }) => key === null);
    if (keyed.size === 0) return unkeyed;
    // In one order, so that two nodes never wait for each other.
    const all = [...keyed.values()].sort((one, other) => (one.key! < other.key! ? -1 : 1));
    const rows: { key: string }[] = await manager.query(
      `INSERT INTO analytics.batch (key, date) SELECT * FROM unnest($1::uuid[], $2::date[])
       ON CONFLICT DO NOTHING RETURNING key`,
      [all.map(({ key }) => key), all.map(({ date }) => date)],
    );
    return [...unkeyed, ...rows.map(({ key }) => keyed.get(key)!)];
  }
}

const rowOf = ({ date, at, visitor, host, agent, hits }: HitBatch) => ({
  ...{ date, at, host, visitor: visitor.toString('hex') },
  ...{ browser: agent.browser, browser_version: agent.browserVersion },
  ...{ os: agent.os, os_version: agent.osVersion, device: agent.device },
  hits: hits.map(({ isArrival, ...hit }) => ({ ...hit, is_arrival: isArrival })),
});

const excludedOf = ({ date, at, agent: { browser, os }, excluded }: HitBatch) =>
  excluded.map((hit) => ({ ...hit, date, at, browser, os }));
