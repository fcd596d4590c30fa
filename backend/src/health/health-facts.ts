import { lastingKinds } from '@bestellwerk/domain/deadlines/deadlines';
import type { ParkedStream } from '@bestellwerk/domain/contracts/health.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Conditions } from './conditions.js';
import type { HealthFacts, LastBackup, ReadModelFacts } from './facts.js';
import { LogCondition } from './log-condition.js';
import { Parts } from './parts.js';
import { readModelTitle } from './read-model-titles.js';
import { answerInTime, readViews } from './read-views.js';

const OVERDUE_AFTER_SECONDS = 15;
const MOST_PARKED = 100;

/** Collects what the parts of the product have written about themselves. Throws while the database is away. */
@Injectable()
export class HealthFactsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logCondition: LogCondition,
    private readonly conditions: Conditions,
    private readonly parts: Parts,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<HealthFacts> {
    // The checkpoints first: so a lag is never below zero.
    const [
      readModels,
      isRunnerThere,
      standstill,
      parked,
      overdue,
      lastBackup,
      uncountedSince,
      parts,
      sockets,
    ] = await Promise.all([
      this.readModels(),
      this.conditions.isRunnerThere(),
      this.conditions.standstill(),
      this.parked(),
      this.overdue(),
      this.lastBackup(),
      this.uncountedSince(),
      this.parts.read(),
      this.metrics.sockets.get(),
    ]);
    const log = await this.logCondition.read();
    const now = this.clock.now();
    return {
      now,
      log,
      isRunnerThere,
      readModels,
      standstill,
      parked,
      overdue,
      lastBackup,
      uncountedSince,
      parts,
      sockets: sockets.values[0]?.value ?? 0,
    };
  }

  private async readModels(): Promise<ReadModelFacts[]> {
    return readViews(
      this.dataSource,
      `
      SELECT projection AS id, position::text AS position,
        extract(epoch FROM now() - updated_at)::float8 AS seconds,
        EXISTS (SELECT FROM views.checkpoint b WHERE b.projection = c.projection AND NOT b.is_active) AS "isBeingRebuilt",
        d.statement AS "damagedBy", coalesce(
          (SELECT max(b.position) FROM views.checkpoint b WHERE b.projection = c.projection AND NOT b.is_active),
          -1)::text AS "rebuiltUpTo"
      FROM views.checkpoint c LEFT JOIN views.damage d USING (projection, generation)
      WHERE is_active ORDER BY projection`,
    );
  }

  private async parked(): Promise<ParkedStream[]> {
    interface Row extends Omit<ParkedStream, 'since' | 'triedAt'> {
      since: Date;
      triedAt: Date | null;
    }
    const rows = await readViews<Row>(
      this.dataSource,
      `
      SELECT p.projection AS "readModel", p.stream, p.from_revision::text AS revision, cardinality(p.positions) AS events, p.error,
        p.parked_at AS since, p.retried_at AS "triedAt"
      FROM views.parked p JOIN views.checkpoint USING (projection, generation)
      WHERE is_active ORDER BY p.parked_at LIMIT ${MOST_PARKED}`,
    );
    return rows.map((row) => ({
      ...row,
      readModel: readModelTitle(row.readModel),
      since: row.since.toISOString(),
      triedAt: row.triedAt?.toISOString() ?? null,
    }));
  }

  private async overdue(): Promise<HealthFacts['overdue']> {
    const [row] = await readViews<HealthFacts['overdue']>(
      this.dataSource,
      `
      SELECT count(*)::int AS count, min(due_at) AS oldest FROM views.deadline
      WHERE due_at < now() - interval '${OVERDUE_AFTER_SECONDS} seconds'
        AND kind <> ALL ('{${lastingKinds.join()}}')`,
    );
    return row ?? { count: 0, oldest: null };
  }

  private async lastBackup(): Promise<LastBackup | null> {
    const [row]: LastBackup[] = await answerInTime(
      this.dataSource.query(`
        SELECT taken_at AS "takenAt", 'log' = ANY (shares) AS "holdsLog" FROM app.backup
        ORDER BY taken_at DESC LIMIT 1`),
    );
    return row ?? null;
  }

  private async uncountedSince(): Promise<Date | null> {
    // The tables of visits are made once the settings of the shop are known.
    const [tables]: { exist: boolean }[] = await answerInTime(
      this.dataSource.query(`SELECT to_regclass('analytics.hit') IS NOT NULL AS exist`),
    );
    if (!tables!.exist) return null;
    const [row]: { since: Date | null }[] = await answerInTime(
      this.dataSource.query(`
        SELECT min(first.at) AS since FROM generate_series(-1, 1) AS days
        CROSS JOIN LATERAL (SELECT current_date + days AS date) day
        LEFT JOIN app.visit_day counted ON counted.date = day.date
        CROSS JOIN LATERAL (
          SELECT at FROM analytics.hit WHERE hit.date = day.date AND id > coalesce(counted.last_hit, 0)
          ORDER BY id LIMIT 1
        ) first`),
    );
    return row?.since ?? null;
  }
}
