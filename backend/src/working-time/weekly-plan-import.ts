import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { weeklyPlanDecider } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-decisions';
import {
  type WeeklyPlanEvent,
  weeklyPlanStream,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';

const RETRY_MS = 5_000;

interface PlanOfTable {
  readonly account: string;
  readonly plans: readonly WeeklyPlanEvent['data'][];
}

/**
 * Writes plans that earlier versions kept in `app.weekly_plan` to the log, once after the first start with this version, and empties
 * the table. What is in the log already wins.
 */
@Injectable()
export class WeeklyPlanImport implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  private importing: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactor: Transactor,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.importing = this.importUntilDone();
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.importing;
  }

  /** Idempotent. */
  async importAll(): Promise<void> {
    const found: PlanOfTable[] = await this.dataSource.query(
      `SELECT account, json_agg(json_build_object('validFrom', to_char(valid_from, 'YYYY-MM-DD'), 'shifts', shifts)
         ORDER BY valid_from) AS plans
       FROM app.weekly_plan GROUP BY account`,
    );
    for (const one of found) {
      await this.importPlans(one);
      await this.dataSource.query('DELETE FROM app.weekly_plan WHERE account = $1', [one.account]);
    }
  }

  private async importPlans({ account, plans }: PlanOfTable): Promise<void> {
    const correlationId = randomUUID();
    await this.transactor.transact({
      stream: weeklyPlanStream(account),
      decider: weeklyPlanDecider,
      decide: ({ plans: known }) =>
        plans
          .filter(({ validFrom }) => !known.some((plan) => plan.validFrom === validFrom))
          .map((data) => ({ type: 'WeeklyPlanSet', data }) as WeeklyPlanEvent),
      context: {
        commandId: randomUUID(),
        correlationId,
        causationId: correlationId,
        actor: { kind: 'system', id: null },
        origin: 'system',
      },
    });
  }

  private async importUntilDone(): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        return await this.importAll();
      } catch {
        this.logger.warn('weekly plans could not be written to the log');
      }
      await sleep(RETRY_MS, undefined, { signal: this.end.signal }).catch(() => undefined);
    }
  }
}
