import { PAGE_VIEW } from '@bestellwerk/domain/analytics/actions';
import type { AnalyticsEntry } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import {
  exclusionOf,
  type ExclusionReason,
  type Hit,
  hitOf,
  isOnStaffPage,
  isSpam,
  type Sender,
} from '@bestellwerk/domain/analytics/hit';
import type { AnalyticsLogAnswer } from '@bestellwerk/domain/contracts/analytics.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { type ComingHit, HitRate } from './hit-rate.js';
import { HitTables } from './hit-tables.js';
import { HitWriter } from './hit-writer.js';
import { agentOf } from './user-agent.js';
import { type Fingerprint, VisitorKeys } from './visitor-keys.js';

export interface SentEntries {
  readonly entries: readonly AnalyticsEntry[];
  readonly sender: Sender;
  readonly fingerprint: Fingerprint;
  /** Of the call: sent again, it counts once. */
  readonly key: string | null;
}

/** What visitors of the shop do: counted without an address, a user agent or anything else that names them. */
@Injectable()
export class AnalyticsLog {
  constructor(
    private readonly database: DataSource,
    private readonly keys: VisitorKeys,
    private readonly tables: HitTables,
    private readonly writer: HitWriter,
    private readonly rate: HitRate,
    private readonly clock: Clock,
  ) {}

  async take({ entries, sender, fingerprint, key }: SentEntries): Promise<AnalyticsLogAnswer> {
    const [at, date] = [this.clock.now(), this.tables.today()];
    await this.tables.ready(date);
    const visitor = await this.keys.keyOf(fingerprint, date);
    const known = exclusionOf(sender);
    const source = { address: fingerprint.ip, visitor: visitor.toString('hex') };
    const hits: Hit[] = [];
    const excluded: (Hit & { reason: ExclusionReason })[] = [];
    for (const entry of entries) {
      const hit = hitOf(entry, sender);
      const reason = known ?? (isOnStaffPage(hit) ? 'staff' : this.ownReason(entry, source, at));
      if (reason) excluded.push({ ...hit, reason });
      else hits.push(hit);
    }
    await this.writer.write({
      ...{ key, date, at, visitor, host: fingerprint.host, agent: agentOf(fingerprint.userAgent), hits },
      excluded: excluded.map(({ reason, type, category, action, path }) => ({
        ...{ reason, type, category, action, path },
      })),
    });
    return { counted: hits.length, excluded: countsOf(excluded) };
  }

  /** Deletes what is known of a visitor. That is today's: nobody can say whose earlier entries are. */
  async forget(fingerprint: Fingerprint): Promise<number> {
    const date = this.tables.today();
    await this.tables.ready(date);
    const visitor = await this.keys.keyOf(fingerprint, date);
    const [, deleted]: [unknown, number] = await this.database.query(
      'DELETE FROM analytics.hit WHERE date = $1 AND visitor = $2',
      [date, visitor],
    );
    return deleted;
  }

  private ownReason(
    entry: AnalyticsEntry,
    source: Pick<ComingHit, 'address' | 'visitor'>,
    at: Date,
  ): ExclusionReason | null {
    if (isSpam(entry)) return 'spam';
    const isPageView = entry.action === PAGE_VIEW;
    return this.rate.isTooFast({ ...source, isPageView }, at) ? 'too-fast' : null;
  }
}

function countsOf(excluded: readonly { reason: ExclusionReason }[]): AnalyticsLogAnswer['excluded'] {
  const counts: AnalyticsLogAnswer['excluded'] = {};
  for (const { reason } of excluded) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
