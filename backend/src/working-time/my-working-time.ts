import { sumOfBalances } from '@bestellwerk/domain/working-time/day-balances';
import type {
  BalancesAnswer,
  TimeTrackingMe,
  WorkingActivity,
  WorkingSchedule,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { Clock } from '../platform/clock.js';
import { Balances } from './balances.js';
import { daysSoFar, daysToCome, firstOfMonth, type DaysQuery } from './days-query.js';
import { WorkingActivities } from './working-activities.js';
import { WorkingPlanReader } from './working-plan-reader.js';
import { Workplaces } from './workplaces.js';

/** What people see of their own working time, at a terminal or in the back office. */
@Injectable()
export class MyWorkingTime {
  constructor(
    private readonly activities: WorkingActivities,
    private readonly days: Balances,
    private readonly plans: WorkingPlanReader,
    private readonly workplaces: Workplaces,
    private readonly clock: Clock,
  ) {}

  /** `topic` is where the person may listen to changes. */
  async me(account: Account, topic: string): Promise<TimeTrackingMe> {
    const { id, username, firstName, lastName } = account;
    const date = this.workplaces.today(account);
    const [month, open] = await Promise.all([
      this.days.of(id, { from: firstOfMonth(date), to: date }),
      this.activities.openOf([id]),
    ]);
    const ofToday = month.filter((day) => day.date === date);
    return {
      user: { id, username, firstName, lastName },
      branches: this.workplaces.of(account),
      activity: open[0] ?? null,
      today: { date, ...sumOfBalances(ofToday) },
      monthBalanceMinutes: sumOfBalances(month).balanceMinutes,
      topic,
      now: this.clock.now().toISOString(),
    };
  }

  async schedules(account: Account, query: DaysQuery): Promise<WorkingSchedule[]> {
    const { id } = account;
    const shifts = await this.plans.shifts([id], daysToCome(query, this.workplaces.today(account)));
    return (shifts.get(id) ?? []).map(({ branch, date, startsAt, endsAt, pauseMinutes, plannedMinutes }) => ({
      id: `${id}.${startsAt.toISOString()}`,
      user: id,
      ...{ branch, date, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      ...{ pauseMinutes, plannedMinutes },
    }));
  }

  activitiesOf(account: Account, query: DaysQuery): Promise<WorkingActivity[]> {
    return this.activities.of(account.id, daysSoFar(query, this.workplaces.today(account)));
  }

  async balances(account: Account, query: DaysQuery): Promise<BalancesAnswer> {
    const period = daysSoFar(query, this.workplaces.today(account));
    const data = await this.days.of(account.id, period);
    return { data, meta: { ...period, ...sumOfBalances(data) } };
  }
}
