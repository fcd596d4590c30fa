import {
  plannedShifts,
  type PlannedShift,
  type WeeklyPlan,
  type WeeklyShift,
} from '@bestellwerk/domain/working-time/weekly-plan';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Period } from '../platform/http/period.js';
import { Workplaces } from './workplaces.js';
import { WorkingPlanReader } from './working-plan-reader.js';

/** Plans that repeat every week, each from a day on. */
@Injectable()
export class WeeklyPlans extends WorkingPlanReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workplaces: Workplaces,
  ) {
    super();
  }

  async shifts(accounts: readonly string[], period: Period): Promise<Map<string, PlannedShift[]>> {
    const plans = await this.plans(accounts);
    return new Map(
      [...plans].map(([account, own]) => [account, plannedShifts(own, period, this.workplaces.timeZoneOf)]),
    );
  }

  /** Of one person. */
  async of(account: string): Promise<WeeklyPlan[]> {
    return (await this.plans([account])).get(account) ?? [];
  }

  /** Holds from that day on, until the next plan begins. */
  async set(account: string, { validFrom, shifts }: WeeklyPlan): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.weekly_plan (account, valid_from, shifts) VALUES ($1, $2, $3)
       ON CONFLICT (account, valid_from) DO UPDATE SET shifts = excluded.shifts`,
      [account, validFrom, JSON.stringify(shifts)],
    );
  }

  /** The plan before it goes on in its place. Returns whether there was one. */
  async remove(account: string, validFrom: CalendarDate): Promise<boolean> {
    const removed: unknown[] = await this.dataSource.query(
      `WITH gone AS (DELETE FROM app.weekly_plan WHERE account = $1 AND valid_from = $2 RETURNING 1)
       SELECT 1 FROM gone`,
      [account, validFrom],
    );
    return removed.length > 0;
  }

  private async plans(accounts: readonly string[]): Promise<Map<string, WeeklyPlan[]>> {
    const rows: { account: string; validFrom: string; shifts: WeeklyShift[] }[] = await this.dataSource.query(
      `SELECT account, to_char(valid_from, 'YYYY-MM-DD') AS "validFrom", shifts
       FROM app.weekly_plan WHERE account = ANY ($1)`,
      [accounts],
    );
    const plans = new Map<string, WeeklyPlan[]>();
    for (const { account, validFrom, shifts } of rows) {
      plans.set(account, [...(plans.get(account) ?? []), { validFrom, shifts }]);
    }
    return plans;
  }
}
