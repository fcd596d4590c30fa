import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { weeklyPlanChangeSchema, weeklyPlanSchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { BY_HAND, CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { Team } from './team.js';
import { DiscardWeeklyPlan, SetWeeklyPlan } from './weekly-plan.commands.js';
import { WeeklyPlans } from './weekly-plans.js';

const routes = {
  read: BY_HAND,
  history: BY_HAND,
  set: SetWeeklyPlan,
  discard: DiscardWeeklyPlan,
} as const;

@ApiTags('Zeitnachweis')
@Controller('api/working-schedules/plan/:user')
@CommandRoutes(routes)
export class WeeklyPlansController {
  constructor(
    private readonly plans: WeeklyPlans,
    private readonly team: Team,
    readonly commands: Commands,
  ) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('weekly_plan')
  @ApiOperation({ summary: 'In which shifts somebody works every week' })
  @ApiOkResponse({ standardSchema: answer(weeklyPlanSchema) })
  async read(@Param('user', KnownIdPipe) user: string, @CurrentUser() staff: Staff) {
    await this.requireReader(user, staff);
    return { data: await this.plans.of(user) };
  }

  @Get('history')
  @StaffOnly()
  @ApiOperation({ summary: 'Who changed which shifts of somebody when, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(weeklyPlanChangeSchema)) })
  async history(@Param('user', KnownIdPipe) user: string, @CurrentUser() staff: Staff) {
    await this.requireReader(user, staff);
    return { data: await this.plans.history(user) };
  }

  /** Everybody reads their own. */
  private async requireReader(user: string, staff: Staff): Promise<void> {
    if (user !== staff.id) await this.team.member(user, staff, 'workingTime.read');
  }
}

export const weeklyPlanHandlers = handlersOf(routes);
