import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { weeklyPlanSchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Account } from '../access/account.entity.js';
import { OwnAccount, CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import {
  type Beginning,
  beginningSchema,
  SetWeeklyPlan,
  type WeeklyPlanBody,
  weeklyPlanBodySchema,
} from './set-weekly-plan.js';
import { Team } from './team.js';

@ApiTags('Zeitnachweis')
@Controller('api/working-schedules/plan/:user')
export class WeeklyPlansController {
  constructor(
    private readonly plans: SetWeeklyPlan,
    private readonly team: Team,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'In which shifts somebody works every week' })
  @ApiOkResponse({ standardSchema: answer(weeklyPlanSchema) })
  async read(
    @Param('user', KnownIdPipe) user: string,
    @CurrentUser() staff: Staff,
    @OwnAccount() own: Account,
  ) {
    const account = user === own.id ? own : await this.team.member(user, staff, 'workingTime.read');
    return { data: await this.plans.read(account) };
  }

  @Put()
  @StaffOnly()
  @ApiOperation({ summary: 'Set the shifts of somebody else, from a day on' })
  @ApiOkResponse({ standardSchema: answer(weeklyPlanSchema) })
  async set(
    @Param('user', KnownIdPipe) user: string,
    @CurrentUser() staff: Staff,
    @Body({ schema: weeklyPlanBodySchema }) body: WeeklyPlanBody,
  ) {
    return { data: await this.plans.set(staff, user, body) };
  }

  @Delete()
  @StaffOnly()
  @ApiOperation({ summary: 'Discard the shifts of somebody else that would begin on a day' })
  @ApiOkResponse({ standardSchema: answer(weeklyPlanSchema) })
  async discard(
    @Param('user', KnownIdPipe) user: string,
    @CurrentUser() staff: Staff,
    @Query({ schema: beginningSchema }) { validFrom }: Beginning,
  ) {
    return { data: await this.plans.discard(staff, user, validFrom) };
  }
}
