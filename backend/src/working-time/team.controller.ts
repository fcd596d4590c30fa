import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { personBalanceSchema, presenceSchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, authorizedBranches, type Staff } from '../access/staff.js';
import { optional } from '../platform/http/list-query.js';
import { checkPeriod, periodShape } from '../platform/http/period.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { Team } from './team.js';

const presenceQuerySchema = z.object({ branch: z.uuid() });
const balancesQuerySchema = z.object({ ...periodShape, branch: optional(z.uuid()) }).superRefine(checkPeriod);

@ApiTags('Zeitnachweis')
@Controller('api')
export class TeamController {
  constructor(private readonly team: Team) {}

  @Get('working-time/presence')
  @StaffOnly()
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({ summary: 'The team of a branch, with what is going on' })
  @ApiOkResponse({ standardSchema: answer(z.array(presenceSchema)) })
  async presence(
    @CurrentUser() staff: Staff,
    @Query({ schema: presenceQuerySchema }) { branch }: z.infer<typeof presenceQuerySchema>,
  ) {
    authorize(staff, 'presence.read', branch);
    return { data: await this.team.presence(branch, staff) };
  }

  @Get('time-sheets/balances')
  @StaffOnly()
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({ summary: 'Worked and planned minutes of everybody in a range of days' })
  @ApiOkResponse({ standardSchema: answer(z.array(personBalanceSchema)) })
  async balances(
    @CurrentUser() staff: Staff,
    @Query({ schema: balancesQuerySchema }) { from, to, branch }: z.infer<typeof balancesQuerySchema>,
  ) {
    const branches = authorizedBranches(staff, 'workingTime.read', branch);
    return { data: await this.team.balances(branches, { from, to }) };
  }
}
