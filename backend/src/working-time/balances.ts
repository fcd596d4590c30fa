import {
  dayBalances,
  type BalanceOfDay,
  type DayMinutes,
} from '@bestellwerk/domain/working-time/day-balances';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import {
  type WorkingDayRow,
  workingDayTable,
} from '@bestellwerk/projections/working-time/working-activity/table';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Clock } from '../platform/clock.js';
import type { Period } from '../platform/http/period.js';
import { WorkingActivities } from './working-activities.js';
import { WorkingPlanReader } from './working-plan-reader.js';

type Branches = 'all' | readonly string[];
interface PersonMinutes extends DayMinutes {
  readonly user: string;
}

/** Worked against planned minutes per business day; what is going on counts up to now. */
@Injectable()
export class Balances {
  constructor(
    @InjectRepository(workingDayTable) private readonly days: Repository<WorkingDayRow>,
    private readonly activities: WorkingActivities,
    private readonly plans: WorkingPlanReader,
    private readonly clock: Clock,
  ) {}

  async of(user: string, period: Period): Promise<BalanceOfDay[]> {
    return (await this.ofAll([user], period)).get(user) ?? [];
  }

  /** By account; only what was worked and planned in these branches. */
  async ofAll(
    users: readonly string[],
    period: Period,
    branches: Branches = 'all',
  ): Promise<Map<string, BalanceOfDay[]>> {
    const [over, open, planned] = await Promise.all([
      this.over(users, period, branches),
      this.running(users, branches),
      this.planned(users, period, branches),
    ]);
    const worked = [...over, ...open];
    return new Map(
      users.map((user) => {
        const isTheirs = (minutes: PersonMinutes) => minutes.user === user;
        return [user, dayBalances(worked.filter(isTheirs), planned.filter(isTheirs), period)];
      }),
    );
  }

  /** The people who worked in these branches, or are at work there. */
  async workersIn(branches: Branches, period: Period): Promise<string[]> {
    const { from, to } = period;
    const days = this.workingDays.where('day.date BETWEEN :from AND :to', { from, to });
    if (branches !== 'all') days.andWhere('day.branch = ANY (:branches)', { branches });
    const [over, atWork] = await Promise.all([
      days.select('day.user', 'user').distinct().getRawMany<{ user: string }>(),
      this.activities.atWork(branches, period),
    ]);
    return [...over.map(({ user }) => user), ...atWork];
  }

  /** Of what goes on in these branches, up to now: one entry for each activity. */
  async running(users: readonly string[], branches: Branches): Promise<PersonMinutes[]> {
    const now = this.clock.now();
    const open = await this.activities.openOf(users);
    return open
      .filter(({ branch }) => includes(branches, branch))
      .map((activity) => ({
        user: activity.user,
        date: activity.businessDate,
        minutes: workedMinutesAt(activity, now),
      }));
  }

  private async over(
    users: readonly string[],
    { from, to }: Period,
    branches: Branches,
  ): Promise<PersonMinutes[]> {
    const days = this.workingDays.where('day.user = ANY (:users) AND day.date BETWEEN :from AND :to', {
      users,
      from,
      to,
    });
    if (branches !== 'all') days.andWhere('day.branch = ANY (:branches)', { branches });
    return (await days.getMany()).map(({ user, date, workedMinutes }: WorkingDayRow) => ({
      user,
      date,
      minutes: workedMinutes,
    }));
  }

  /** A shift before four in the morning counts to the day before, so one more calendar day is looked at. */
  private async planned(
    users: readonly string[],
    { from, to }: Period,
    branches: Branches,
  ): Promise<PersonMinutes[]> {
    const shifts = await this.plans.shifts(users, { from, to: addDays(to, 1) });
    return [...shifts].flatMap(([user, own]) =>
      own
        .filter(({ branch }) => includes(branches, branch))
        .map(({ businessDate, plannedMinutes }) => ({ user, date: businessDate, minutes: plannedMinutes })),
    );
  }

  private get workingDays() {
    return this.days.createQueryBuilder('day');
  }
}

const includes = (branches: Branches, branch: string): boolean =>
  branches === 'all' || branches.includes(branch);
