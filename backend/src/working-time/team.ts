import { branchesFor, may, type Action } from '@bestellwerk/domain/access/policy';
import { addDays, businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { matching } from '@bestellwerk/domain/statistics/attendance';
import { spanUntil } from '@bestellwerk/domain/statistics/attendance-of-person';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { byWords } from '@bestellwerk/domain/text/search';
import { sumOfBalances } from '@bestellwerk/domain/working-time/day-balances';
import { shiftOfNow } from '@bestellwerk/domain/working-time/planned-now';
import type { PersonBalance, Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import type { Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Period } from '../platform/http/period.js';
import { Balances } from './balances.js';
import { WorkingActivities } from './working-activities.js';
import { WorkingPlanReader } from './working-plan-reader.js';
import { Workplaces } from './workplaces.js';

/** The people of a branch, as those who lead them see them. */
@Injectable()
export class Team {
  constructor(
    private readonly accounts: AccountService,
    private readonly activities: WorkingActivities,
    private readonly days: Balances,
    private readonly workplaces: Workplaces,
    private readonly plans: WorkingPlanReader,
    private readonly clock: Clock,
  ) {}

  /** Somebody for whom the staff member may do this in one of their branches. Throws 403 and 404. */
  async member(id: string, staff: Staff, action: Action): Promise<Account> {
    const allowed = branchesFor(staff, action);
    const account = await this.accounts.find(id);
    if (account && (allowed === 'all' || account.branches.some((branch) => allowed.includes(branch)))) {
      return account;
    }
    const status = allowed === 'all' ? HttpStatus.NOT_FOUND : HttpStatus.FORBIDDEN;
    throw ApiError.of(
      status,
      status === HttpStatus.NOT_FOUND ? 'Diese Person gibt es nicht.' : failureText(status),
    );
  }

  /** Whose time staff change. Throws 403 for one's own, 404 for nobody's. */
  async otherPerson(staff: Staff, user: string): Promise<Account> {
    if (staff.id === user) {
      throw ApiError.of(
        HttpStatus.FORBIDDEN,
        'Die eigene Arbeitszeit kann niemand selbst ändern. Bitte wenden Sie sich an Ihre Leitung.',
      );
    }
    const account = await this.accounts.find(user);
    if (!account) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Person gibt es nicht.', 'user');
    return account;
  }

  /** The team by name, and everyone else who is at work there; with what is planned there only for those who may read it. */
  async presence(branch: string, reader: Staff): Promise<Presence[]> {
    const mayReadPlans = may(reader, 'workingTime.read', branch);
    const [team, open] = await Promise.all([this.accounts.team([branch]), this.activities.openIn(branch)]);
    const names = await this.accounts.names(
      unique([...team.map(({ id }) => id), ...open.map(({ user }) => user)]),
    );
    const users = [...names.keys()];
    const [others, plans] = await Promise.all([
      this.activities.openOf(users),
      mayReadPlans ? this.planned(users, branch) : null,
    ]);
    return byName(
      [...names].map(([user, name]) => ({
        ...{ user, name, branch },
        activity: open.find((activity) => activity.user === user) ?? null,
        elsewhere: others.find((one) => one.user === user && one.branch !== branch)?.branch ?? null,
        ...(plans && (plans.get(user) ?? { planned: null, hasLeft: false })),
      })),
    );
  }

  /** By account, for those who have a shift there. What they did in other branches may belong to it as well. */
  private async planned(
    users: readonly string[],
    branch: string,
  ): Promise<Map<string, Pick<Presence, 'planned' | 'hasLeft'>>> {
    const now = this.clock.now();
    const today = businessDate(now, this.workplaces.timeZoneOf(branch));
    const yesterday = addDays(today, -1);
    const [shifts, ended] = await Promise.all([
      this.plans.shifts(users, { from: yesterday, to: addDays(today, 1) }),
      this.activities.endedOf(users, { from: yesterday, to: today }),
    ]);
    const all = [...shifts].flatMap(([user, own]) => own.map((shift) => ({ ...shift, user })));
    const { workOf } = matching(all, ended.map(spanUntil(now)));
    return new Map(
      users.flatMap((user) => {
        const own = all.filter((shift) => shift.user === user && shift.branch === branch);
        const shift = shiftOfNow(own, today, now);
        if (!shift) return [];
        const planned = { startsAt: shift.startsAt.toISOString(), endsAt: shift.endsAt.toISOString() };
        return [[user, { planned, hasLeft: workOf(shift) !== undefined }] as const];
      }),
    );
  }

  /** By name; of everybody only what was worked and planned in these branches. */
  async balances(branches: 'all' | readonly string[], period: Period): Promise<PersonBalance[]> {
    const team = (await this.accounts.team(branches)).map(({ id }) => id);
    const users = unique([...team, ...(await this.days.workersIn(branches, period))]);
    const [names, balances, running] = await Promise.all([
      this.accounts.names(users),
      this.days.ofAll(users, period, branches),
      this.days.running(users, branches),
    ]);
    const today = this.workplaces.todayOfShop();
    return byName(
      [...names].map(([user, name]) => {
        const days = balances.get(user) ?? [];
        const { workedMinutes, plannedMinutes } = sumOfBalances(days);
        const runningMinutes = sumBy(
          running.filter((one) => one.user === user && period.from <= one.date && one.date <= period.to),
          ({ minutes }) => minutes,
        );
        const over = sumOfBalances(days.filter(({ date }) => date < today));
        return {
          ...{ user, name, workedMinutes: workedMinutes - runningMinutes, runningMinutes, plannedMinutes },
          balanceMinutes: period.from < today ? over.balanceMinutes : null,
        };
      }),
    );
  }
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const byName = <Person extends { name: string }>(people: Person[]): Person[] =>
  people.sort((one, other) => byWords(one.name, other.name));
