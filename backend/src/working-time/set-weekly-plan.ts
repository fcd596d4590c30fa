import { may } from '@bestellwerk/domain/access/policy';
import { weeklyPlanProblems, type WeeklyShift } from '@bestellwerk/domain/working-time/weekly-plan';
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

/** Reads and sets the weekly shifts of a person. */
@Injectable()
export class SetWeeklyPlan {
  constructor(
    private readonly plans: WeeklyPlans,
    private readonly team: Team,
    private readonly workplaces: Workplaces,
  ) {}

  /** The plan of today. */
  async read(account: Account): Promise<WeeklyPlanView> {
    const plan = await this.plans.planOn(account.id, this.workplaces.today(account));
    return { user: account.id, validFrom: plan?.validFrom ?? null, shifts: [...(plan?.shifts ?? [])] };
  }

  /** Holds from today on unless another day is named. Throws 403 for one's own plan and for shifts elsewhere. */
  async set(staff: Staff, user: string, body: WeeklyPlanBody): Promise<WeeklyPlanView> {
    await this.team.otherPerson(staff, user);
    const account = await this.team.member(user, staff, 'workingTime.correct');
    const { shifts, validFrom = this.workplaces.today(account) } = body;
    this.refuseInvalid(account, shifts);
    const before = (await this.plans.planOn(user, validFrom))?.shifts ?? [];
    if (elsewhere(staff, before) !== elsewhere(staff, shifts)) {
      throw ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN), 'shifts');
    }
    await this.plans.set(user, { validFrom, shifts });
    return { user, validFrom, shifts };
  }

  private refuseInvalid(account: Account, shifts: readonly WeeklyShift[]): void {
    const workplaces = this.workplaces.of(account).map(({ id }) => id);
    const problems = shifts.flatMap(({ branch }, index) =>
      workplaces.includes(branch)
        ? []
        : [{ message: 'Diese Person arbeitet nicht in dieser Filiale.', field: `shifts.${index}.branch` }],
    );
    const found = [...problems, ...weeklyPlanProblems(shifts)];
    if (found.length > 0) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, found);
  }
}

/** The shifts that the staff member must leave as they are, comparable. */
const elsewhere = (staff: Staff, shifts: readonly WeeklyShift[]): string =>
  shifts
    .filter(({ branch }) => !may(staff, 'workingTime.correct', branch))
    .map(({ branch, weekday, from, to, pauseMinutes }) => [branch, weekday, from, to, pauseMinutes].join())
    .sort()
    .join(' ');
