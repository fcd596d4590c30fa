import type { ProfileActivity, UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { may } from '@bestellwerk/domain/access/policy';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { Span } from '@bestellwerk/domain/statistics/attendance';
import { MOST_STATISTIC_DAYS } from '@bestellwerk/domain/statistics/period';
import {
  missedShifts,
  profileActivities,
  profileBalances,
  type ProfileDays,
  punctualityOf,
  shiftsAhead,
} from '@bestellwerk/domain/views/user-profile';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan';
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

/** One employee's working time: their own, or for those who lead them. Balances are those of all branches. */
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
    const [earlier, own, activities, shifts] = await Promise.all([
      this.balances.of(user, before),
      this.balances.of(user, period),
      this.activities.of(user, period),
      this.shiftsOf(user, period),
    ]);
    const now = this.clock.now();
    const counted = activities.filter(({ status }) => status !== 'voided');
    return {
      ...{ user, name: `${account.firstName} ${account.lastName}`.trim(), ...days },
      ...profileBalances(earlier, own, days),
      findings: missedShifts(counted, shifts, now) + findingsOf(counted, shifts, now),
      punctuality: punctualityOf(counted, shifts, now),
      ahead: shiftsAhead(counted, shifts, now).filter(isShownTo(staff, user)),
    };
  }

  /** Newest first; of others those in branches whose working time may be read. Throws 403 and 404. */
  async activitiesOf(staff: Staff, user: string, period: Period): Promise<ProfileActivity[]> {
    await this.accountOf(staff, user);
    const [activities, shifts] = await Promise.all([
      this.activities.of(user, period),
      this.shiftsOf(user, period),
    ]);
    const isShown = isShownTo(staff, user);
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

const isShownTo =
  (staff: Staff, user: string) =>
  ({ branch }: { branch: string }): boolean =>
    staff.id === user || may(staff, 'workingTime.read', branch);

const findingsOf = (
  activities: readonly WorkingActivity[],
  shifts: readonly (PlannedShift & Span)[],
  now: Date,
): number => profileActivities(activities, shifts, now).filter(({ findings }) => findings.length > 0).length;
