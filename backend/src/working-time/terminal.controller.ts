import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { terminalTopic } from '@bestellwerk/domain/contracts/live-topics';
import {
  balancesAnswerSchema,
  timeTrackingMeSchema,
  workingActivitySchema,
  workingScheduleSchema,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { Body, Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Account } from '../access/account.entity.js';
import { idempotencyKey } from '../platform/http/idempotency-key.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
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
import { CurrentTerminalUser, TerminalOnly } from './terminal.guard.js';

@ApiTags('Zeiterfassung am Terminal')
@ApiParam({ name: 'username', type: String })
@ApiParam({ name: 'accessToken', type: String, description: 'Twelve characters' })
@TerminalOnly()
@Controller('api/time-tracking/:username/:accessToken')
export class TerminalController {
  constructor(
    private readonly own: MyWorkingTime,
    private readonly commands: Commands,
  ) {}

  @Get('me')
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({ summary: 'Who signed on, what is going on and how the balance stands' })
  @ApiOkResponse({ standardSchema: answer(timeTrackingMeSchema) })
  async me(
    @CurrentTerminalUser() account: Account,
    @Param('username') username: string,
    @Param('accessToken') accessToken: string,
  ) {
    return { data: await this.own.me(account, terminalTopic(username, accessToken)) };
  }

  @Get('working-schedules')
  @ConsistentWith('weekly_plan')
  @ApiOperation({ summary: 'Own planned shifts; a week from today on if no days are named' })
  @ApiOkResponse({ standardSchema: answer(z.array(workingScheduleSchema)) })
  async schedules(
    @CurrentTerminalUser() account: Account,
    @Query({ schema: daysQuerySchema }) days: DaysQuery,
  ) {
    return { data: await this.own.schedules(account, days) };
  }

  @Get('working-activities')
  @ConsistentWith('working_activity')
  @ApiOperation({ summary: 'Own activities, newest first; this month if no days are named' })
  @ApiOkResponse({ standardSchema: answer(z.array(workingActivitySchema)) })
  async activities(
    @CurrentTerminalUser() account: Account,
    @Query({ schema: daysQuerySchema }) days: DaysQuery,
  ) {
    return { data: await this.own.activitiesOf(account, days) };
  }

  @Get('balances')
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({
    summary: 'Own worked and planned minutes per day; this month up to today if no days are named',
  })
  @ApiOkResponse({ standardSchema: balancesAnswerSchema })
  balances(@CurrentTerminalUser() account: Account, @Query({ schema: daysQuerySchema }) days: DaysQuery) {
    return this.own.balances(account, days);
  }

  @ClockActionRoute('working-activities/:button')
  press(
    @CurrentTerminalUser() account: Account,
    @Param('button', ClockActionPipe) action: ClockAction,
    @Body({ schema: clockActionBodySchema }) body: ClockActionBody,
    @Req() request: FastifyRequest,
  ) {
    const metadata = terminalMetadata(request, account, action);
    return this.commands.execute(new clockActions[action]({ by: account, metadata, params: {}, body }));
  }
}

/** The path is not part of what binds a key: it holds the access token. */
const terminalMetadata = (
  request: FastifyRequest,
  { id }: Account,
  action: ClockAction,
): CommandMetadata => ({
  key: idempotencyKey(request),
  actor: { kind: 'user', id },
  origin: 'terminal',
  route: `${request.method} ${request.routeOptions.url} ${action}`,
  requestId: request.id,
});
