import { EventLog } from '@bestellwerk/event-log/event-log';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { LogAtStart } from '../platform/consistency/log-at-start.js';
import { type BuildProgress, buildProgress } from './build-progress.js';
import { LogCondition } from './log-condition.js';
import { readOnlyText } from './part-texts.js';
import { Parts } from './parts.js';
import { readModelIds } from './read-model-titles.js';
import { answerInTime, readViews } from './read-views.js';
import type { Standstill } from './facts.js';

interface Checkpoint {
  readonly projection: string;
  readonly isDamaged: boolean;
  /** Decimal string; how far what is being built beside it has come. */
  readonly rebuiltUpTo: string;
  /** Decimal string. */
  readonly position: string;
  /** Since it was moved last. */
  readonly seconds: number;
}

export interface Lag extends Pick<Checkpoint, 'projection' | 'isDamaged' | 'rebuiltUpTo'> {
  /** The last position handled. */
  readonly position: string;
  /** Position of the log minus position handled, a decimal string. */
  readonly lag: string;
  /** Whether it lags and has not come further for long. */
  readonly isStuck: boolean;
}

export interface ProjectionsCondition {
  readonly isDown: boolean;
  readonly isRunning: boolean;
  readonly progress: BuildProgress | null;
  readonly standstill: Standstill | null;
  /** Read models whose tables were changed by hand, until they are rebuilt. */
  readonly damaged: readonly string[];
  readonly lag: Readonly<Record<string, string>>;
}

const WITHIN_MS = 2_000;
const STUCK_AFTER_SECONDS = 30;

/** How the things are that the backend needs. Each answers details or throws, within two seconds or so. */
@Injectable()
export class Conditions {
  private readonly readModels: readonly string[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly eventLog: EventLog,
    private readonly logCondition: LogCondition,
    private readonly logAtStart: LogAtStart,
    private readonly parts: Parts,
    @Inject(RESOURCES) resources: Resources,
  ) {
    this.readModels = readModelIds(resources);
  }

  /** Down also if it can be read and not written, as on a full disk. */
  async database(): Promise<object> {
    const [row]: { isReadOnly: boolean }[] = await answerInTime(
      this.dataSource.query(`SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`),
    );
    return row!.isReadOnly ? { isDown: true, text: readOnlyText(await this.parts.read()) } : {};
  }

  /**
   * Down also if it can be read and not written, as without a majority of its nodes, or if the read models are built from
   * another one.
   */
  async log(): Promise<object> {
    const position = await this.eventLog.head({ withinMs: WITHIN_MS });
    const { trouble } = this.logCondition;
    if (trouble) return { isDown: true, position, refusesSince: trouble.since.toISOString() };
    return (await this.logCondition.isOther()) ? { isDown: true, position, isOther: true } : { position };
  }

  /**
   * Down if no runner is at work, if a read model has not handled what the log held at the start, if one is stuck or damaged,
   * or if nothing comes further because of an event.
   */
  async projections(): Promise<ProjectionsCondition> {
    const isRunning = await this.isRunnerThere();
    const [lags, standstill] = await Promise.all([this.lags(), this.standstill()]);
    const progress = isRunning ? await this.progress(lags) : null;
    const damaged = lags.filter(({ isDamaged }) => isDamaged).map(({ projection }) => projection);
    const isDown =
      !isRunning ||
      damaged.length > 0 ||
      progress !== null ||
      standstill !== null ||
      lags.some((lag) => lag.isStuck);
    return {
      isDown,
      isRunning,
      progress,
      standstill,
      damaged,
      lag: Object.fromEntries(lags.map(({ projection, lag }) => [projection, lag])),
    };
  }

  private async progress(lags: readonly Lag[]): Promise<BuildProgress | null> {
    const handled = new Map(lags.map(positionOfGoodRows));
    return buildProgress(handled, this.readModels, await this.logAtStart.whenProjecting());
  }

  /** Why the read models do not come further; null if they do. */
  async standstill(): Promise<Standstill | null> {
    const rows = await readViews<Standstill>(
      this.dataSource,
      'SELECT reason, stream, revision, type, since FROM views.standstill',
    );
    return rows[0] ?? null;
  }

  async lags(): Promise<Lag[]> {
    // The checkpoints first: so a lag is never below zero.
    const checkpoints: Checkpoint[] = await readViews(
      this.dataSource,
      `SELECT projection, position::text AS position, d.projection IS NOT NULL AS "isDamaged",
              extract(epoch FROM now() - updated_at)::float8 AS seconds, coalesce(
                (SELECT max(b.position) FROM views.checkpoint b
                 WHERE b.projection = c.projection AND NOT b.is_active), -1)::text AS "rebuiltUpTo"
       FROM views.checkpoint c LEFT JOIN views.damage d USING (projection, generation)
       WHERE is_active ORDER BY projection`,
    );
    const head = BigInt(await this.eventLog.head({ withinMs: WITHIN_MS }));
    return checkpoints.map(({ position, seconds, ...checkpoint }) => {
      const lag = head - BigInt(position);
      const isStuck = lag > 0n && seconds > STUCK_AFTER_SECONDS;
      return { ...checkpoint, position, lag: String(lag), isStuck };
    });
  }

  /** Whether some process holds the lease of the projections: an advisory lock (projections/src/engine/runner/runner.ts). */
  async isRunnerThere(): Promise<boolean> {
    const rows: unknown[] = await answerInTime(
      this.dataSource.query(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND (classid::bigint << 32) | objid::bigint = hashtextextended('bestellwerk projections', 0)`,
      ),
    );
    return rows.length > 0;
  }

  /** Parked streams, by read model. */
  async parked(): Promise<{ projection: string; streams: number }[]> {
    return readViews(
      this.dataSource,
      `SELECT projection, count(p.stream)::int AS streams
       FROM views.checkpoint LEFT JOIN views.parked p USING (projection, generation)
       WHERE is_active GROUP BY projection`,
    );
  }
}

const positionOfGoodRows = ({ projection, position, isDamaged, rebuiltUpTo }: Lag): [string, bigint] => [
  projection,
  BigInt(isDamaged ? rebuiltUpTo : position),
];
