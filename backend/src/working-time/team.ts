import { branchesFor, type Action } from '@bestellwerk/domain/access/policy';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { byWords } from '@bestellwerk/domain/text/search';
import { sumOfBalances } from '@bestellwerk/domain/working-time/day-balances';
import type { PersonBalance, Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import type { Staff } from '../access/staff.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Period } from '../platform/http/period.js';
import { Balances } from './balances.js';
import { WorkingActivities } from './working-activities.js';
import { Workplaces } from './workplaces.js';

/** The people of a branch, as those who lead them see them. */
@Injectable()
export class Team {
  constructor(
    private readonly accounts: AccountService,
    private readonly activities: WorkingActivities,
    private readonly days: Balances,
    private readonly workplaces: Workplaces,
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

  /** The team by name, and everyone else who is at work there. */
  async presence(branch: string): Promise<Presence[]> {
    const [team, open] = await Promise.all([this.accounts.team([branch]), this.activities.openIn(branch)]);
    const names = await this.accounts.names(
      unique([...team.map(({ id }) => id), ...open.map(({ user }) => user)]),
    );
    const others = await this.activities.openOf([...names.keys()]);
    return byName(
      [...names].map(([user, name]) => ({
        ...{ user, name, branch },
        activity: open.find((activity) => activity.user === user) ?? null,
        elsewhere: others.find((one) => one.user === user && one.branch !== branch)?.branch ?? null,
      })),
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
