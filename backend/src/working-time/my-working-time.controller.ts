import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import {
  balancesAnswerSchema,
  timeTrackingMeSchema,
  workingActivitySchema,
  workingScheduleSchema,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { Body, Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Account } from '../access/account.entity.js';
import { OwnAccount, StaffOnly } from '../access/session.guard.js';
import { staffOf } from '../access/staff.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import {
  clockActionBodySchema,
  ClockActionPipe,
  ClockActionRoute,
  clockActions,
  type ClockAction,
  type ClockActionBody,
} from './clock.commands.js';
import { daysQuerySchema, type DaysQuery } from './days-query.js';
import { MyWorkingTime } from './my-working-time.js';

@ApiTags('Eigene Arbeitszeit')
@Controller('api/working-time')
export class OwnWorkingTimeController {
  constructor(
    private readonly own: MyWorkingTime,
    private readonly commands: Commands,
  ) {}

  @Get('me')
  @StaffOnly()
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({ summary: 'What is going on and how the own balance stands' })
  @ApiOkResponse({ standardSchema: answer(timeTrackingMeSchema) })
  async me(@OwnAccount() account: Account) {
    return { data: await this.own.me(account, workingTimeTopic(account.id)) };
  }

  @Get('schedules')
  @StaffOnly()
  @ConsistentWith('weekly_plan')
  @ApiOperation({ summary: 'Own planned shifts; a week from today on if no days are named' })
  @ApiOkResponse({ standardSchema: answer(z.array(workingScheduleSchema)) })
  async schedules(@OwnAccount() account: Account, @Query({ schema: daysQuerySchema }) days: DaysQuery) {
    return { data: await this.own.schedules(account, days) };
  }

  @Get('activities')
  @StaffOnly()
  @ConsistentWith('working_activity')
  @ApiOperation({ summary: 'Own activities, newest first; this month if no days are named' })
  @ApiOkResponse({ standardSchema: answer(z.array(workingActivitySchema)) })
  async activities(@OwnAccount() account: Account, @Query({ schema: daysQuerySchema }) days: DaysQuery) {
    return { data: await this.own.activitiesOf(account, days) };
  }

  @Get('balances')
  @StaffOnly()
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({
    summary: 'Own worked and planned minutes per day; this month up to today if no days are named',
  })
  @ApiOkResponse({ standardSchema: balancesAnswerSchema })
  balances(@OwnAccount() account: Account, @Query({ schema: daysQuerySchema }) days: DaysQuery) {
    return this.own.balances(account, days);
  }

  @ClockActionRoute('activities/:button')
  @StaffOnly()
  press(
    @OwnAccount() account: Account,
    @Param('button', ClockActionPipe) action: ClockAction,
    @Body({ schema: clockActionBodySchema }) body: ClockActionBody,
    @Req() request: FastifyRequest,
  ) {
    const metadata = staffMetadata(request, staffOf(account));
    return this.commands.execute(new clockActions[action]({ by: account, metadata, params: {}, body }));
  }
}
