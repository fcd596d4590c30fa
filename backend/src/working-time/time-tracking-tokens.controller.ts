import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  timeTrackingTokenSchema,
  timeTrackingTokenStateSchema,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Account } from '../access/account.entity.js';
import { OwnAccount, StaffOnly } from '../access/session.guard.js';
import { staffOf } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Team } from './team.js';
import { TimeTrackingTokens } from './time-tracking-tokens.js';

@ApiTags('Zeiterfassung am Terminal')
@Controller('api/users/:id/time-tracking-token')
export class TimeTrackingTokensController {
  constructor(
    private readonly tokens: TimeTrackingTokens,
    private readonly team: Team,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Whether an access code for the terminal works' })
  @ApiOkResponse({ standardSchema: answer(timeTrackingTokenStateSchema) })
  async state(@Param('id', KnownIdPipe) id: string, @OwnAccount() own: Account) {
    const { id: account } = await this.owner(id, own);
    return { data: { isIssued: await this.tokens.isIssued(account) } };
  }

  @Post()
  @StaffOnly()
  @PerMinute(60)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'A new access code for the terminal, shown once; the one before no longer works' })
  @ApiOkResponse({ standardSchema: answer(timeTrackingTokenSchema) })
  async issue(@Param('id', KnownIdPipe) id: string, @OwnAccount() own: Account) {
    const { id: account, username } = await this.owner(id, own);
    return { data: { username, accessToken: await this.tokens.issue(account, own.id) } };
  }

  @Delete()
  @StaffOnly()
  @ApiOperation({ summary: 'The access code no longer works' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async revoke(@Param('id', KnownIdPipe) id: string, @OwnAccount() own: Account) {
    const { id: account } = await this.owner(id, own);
    await this.tokens.revoke(account);
    return { data: null };
  }

  private async owner(id: string, own: Account): Promise<Account> {
    return id === own.id ? own : this.team.member(id, staffOf(own), 'workingTime.issueToken');
  }
}
