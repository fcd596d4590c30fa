import { may } from '@bestellwerk/domain/access/policy';
import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import {
  planOn,
  plansAfter,
  validFromProblem,
  weeklyPlanProblems,
  type WeeklyPlan,
  type WeeklyShift,
} from '@bestellwerk/domain/working-time/weekly-plan';
import { weeklyShiftSchema, type WeeklyPlanView } from '@bestellwerk/domain/contracts/working-time.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Account } from '../access/account.entity.js';
import type { Staff } from '../access/staff.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import { daySchema } from '../platform/http/period.js';
import { Team } from './team.js';
import { WeeklyPlans } from './weekly-plans.js';
import { Workplaces } from './workplaces.js';

export const weeklyPlanBodySchema = z
  .object({ validFrom: daySchema.optional(), shifts: z.array(weeklyShiftSchema).max(50) })
  .meta({ id: 'SetWeeklyPlan' });
export type WeeklyPlanBody = z.infer<typeof weeklyPlanBodySchema>;

/** Names a plan by the day from which it holds. */
export const beginningSchema = z.object({ validFrom: daySchema });
export type Beginning = z.infer<typeof beginningSchema>;

/** Reads, sets and discards the weekly shifts of a person. */
@Injectable()
export class SetWeeklyPlan {
  constructor(
    private readonly plans: WeeklyPlans,
    private readonly team: Team,
    private readonly workplaces: Workplaces,
  ) {}

  /** The plan of today, and those to come. */
  async read(account: Account): Promise<WeeklyPlanView> {
    const plans = await this.plans.of(account.id);
    const today = this.workplaces.today(account);
    const plan = planOn(plans, today);
    return {
      user: account.id,
      validFrom: plan?.validFrom ?? null,
      shifts: [...(plan?.shifts ?? [])],
      later: plansAfter(plans, today).map(({ validFrom, shifts }) => ({ validFrom, shifts: [...shifts] })),
    };
  }

  /** Holds from today on unless another day is named. Throws 403 for one's own plan and for shifts elsewhere. */
  async set(staff: Staff, user: string, body: WeeklyPlanBody): Promise<WeeklyPlanView> {
    const account = await this.changeable(staff, user);
    const { shifts, validFrom = this.workplaces.today(account) } = body;
    this.refuseInvalid(account, { validFrom, shifts });
    const before = planOn(await this.plans.of(user), validFrom)?.shifts ?? [];
    refuseElsewhere(staff, before, shifts);
    await this.plans.set(user, { validFrom, shifts });
    return this.read(account);
  }

  /** Discards a plan that has not begun, as `set`; 404 if there is none from that day on. */
  async discard(staff: Staff, user: string, validFrom: CalendarDate): Promise<WeeklyPlanView> {
    const account = await this.changeable(staff, user);
    if (validFrom <= this.workplaces.today(account)) {
      throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Dieser Plan gilt schon.', 'validFrom');
    }
    const plans = await this.plans.of(user);
    const shiftsOn = (date: CalendarDate) => planOn(plans, date)?.shifts ?? [];
    refuseElsewhere(staff, shiftsOn(validFrom), shiftsOn(addDays(validFrom, -1)));
    if (!(await this.plans.remove(user, validFrom))) {
      throw ApiError.of(HttpStatus.NOT_FOUND, 'Ab diesem Tag gibt es keinen eigenen Plan.');
    }
    return this.read(account);
  }

  private async changeable(staff: Staff, user: string): Promise<Account> {
    await this.team.otherPerson(staff, user);
    return this.team.member(user, staff, 'workingTime.correct');
  }

  private refuseInvalid(account: Account, { validFrom, shifts }: WeeklyPlan): void {
    const workplaces = this.workplaces.of(account).map(({ id }) => id);
    const problems = shifts.flatMap(({ branch }, index) =>
      workplaces.includes(branch)
        ? []
        : [{ message: 'Diese Person arbeitet nicht in dieser Filiale.', field: `shifts.${index}.branch` }],
    );
    const day = validFromProblem(validFrom, this.workplaces.today(account));
    const found = [...(day ? [day] : []), ...problems, ...weeklyPlanProblems(shifts)];
    if (found.length > 0) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, found);
  }
}

function refuseElsewhere(staff: Staff, before: readonly WeeklyShift[], after: readonly WeeklyShift[]): void {
  if (elsewhere(staff, before) === elsewhere(staff, after)) return;
  throw ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN), 'shifts');
}

/** The shifts that the staff member must leave as they are, comparable. */
const elsewhere = (staff: Staff, shifts: readonly WeeklyShift[]): string =>
  shifts
    .filter(({ branch }) => !may(staff, 'workingTime.correct', branch))
    .map(({ branch, weekday, from, to, pauseMinutes }) => [branch, weekday, from, to, pauseMinutes].join())
    .sort()
    .join(' ');
