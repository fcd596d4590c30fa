import type { ProfileActivity, UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { Span } from '@bestellwerk/domain/statistics/attendance';
import { attendanceOfPerson } from '@bestellwerk/domain/statistics/attendance-of-person';
import { MOST_STATISTIC_DAYS } from '@bestellwerk/domain/statistics/period';
import {
  profileActivities,
  profileBalances,
  type ProfileDays,
  shiftsAhead,
  shownShift,
} from '@bestellwerk/domain/views/user-profile';
import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import type { Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Period } from '../platform/http/period.js';
import { Balances } from '../working-time/balances.js';
import { Team } from '../working-time/team.js';
import { WorkingActivities } from '../working-time/working-activities.js';
import { WorkingPlanReader } from '../working-time/working-plan-reader.js';

/**
 * One employee's working time: their own, or for those who lead them. Their sums and balances are those of all branches; to
 * somebody of some branches, days, shifts and what was found in them are those of these branches only.
 */
@Injectable()
export class UserProfiles {
  constructor(
    private readonly accounts: AccountService,
    private readonly team: Team,
    private readonly balances: Balances,
    private readonly activities: WorkingActivities,
    private readonly plans: WorkingPlanReader,
    private readonly clock: Clock,
  ) {}

  /** Throws 403 and 404. */
  async one(staff: Staff, user: string, days: ProfileDays): Promise<UserProfile> {
    const account = await this.accountOf(staff, user);
    const { start, end } = days;
    const before = { from: addDays(start, -MOST_STATISTIC_DAYS), to: addDays(start, -1) };
    const period = { from: start, to: end };
    const shown = shownTo(staff, user);
    const balancesIn = async (branches: Branches) => {
      const [earlier, own] = await Promise.all(
        [before, period].map((span) => this.balances.ofAll([user], span, branches)),
      );
      return profileBalances(earlier!.get(user) ?? [], own!.get(user) ?? [], days);
    };
    const [whole, inShown, activities, shifts] = await Promise.all([
      balancesIn('all'),
      shown === 'all' ? null : balancesIn(shown),
      this.activities.of(user, period),
      this.shiftsOf(user, period),
    ]);
    const now = this.clock.now();
    const counted = activities.filter(({ status }) => status !== 'voided');
    const { missed, punctuality } = attendanceOfPerson(counted, shifts, now, isIn(shown));
    const found = profileActivities(counted, shifts, now)
      .filter(isIn(shown))
      .filter(({ findings }) => findings.length > 0);
    return {
      ...{ user, name: `${account.firstName} ${account.lastName}`.trim(), ...days },
      ...whole,
      days: (inShown ?? whole).days,
      ...{ findings: missed.length + found.length, punctuality },
      ahead: shiftsAhead(counted, shifts, now).filter(isIn(shown)),
      missed: missed.map(shownShift).reverse(),
    };
  }

  /** Newest first; of others those in branches whose working time may be read. Throws 403 and 404. */
  async activitiesOf(staff: Staff, user: string, period: Period): Promise<ProfileActivity[]> {
    await this.accountOf(staff, user);
    const [activities, shifts] = await Promise.all([
      this.activities.of(user, period),
      this.shiftsOf(user, period),
    ]);
    const isShown = isIn(shownTo(staff, user));
    return profileActivities(activities, shifts, this.clock.now())
      .filter(isShown)
      .map((activity) =>
        activity.planned && !isShown(activity.planned) ? { ...activity, planned: null } : activity,
      );
  }

  private async accountOf(staff: Staff, user: string): Promise<Account> {
    if (staff.id !== user) return this.team.member(user, staff, 'workingTime.read');
    const account = await this.accounts.find(user);
    if (!account) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Person gibt es nicht.');
    return account;
  }

  /** A shift before four in the morning counts to the day before. */
  private async shiftsOf(user: string, { from, to }: Period): Promise<(PlannedShift & Span)[]> {
    const shifts = await this.plans.shifts([user], { from, to: addDays(to, 1) });
    return (shifts.get(user) ?? [])
      .filter(({ businessDate }) => from <= businessDate && businessDate <= to)
      .map((shift) => ({ ...shift, user }));
  }
}

type Branches = 'all' | readonly string[];

/** The branches of which somebody sees what this person did when; of themselves all. */
const shownTo = (staff: Staff, user: string): Branches =>
  staff.id === user ? 'all' : branchesFor(staff, 'workingTime.read');

const isIn =
  (branches: Branches) =>
  ({ branch }: { branch: string }): boolean =>
    branches === 'all' || branches.includes(branch);
