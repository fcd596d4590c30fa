import { passwordChangeSchema, type PasswordChange } from '@bestellwerk/domain/contracts/access.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Body, Controller, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PerMinute } from '../platform/http/throttle.guard.js';
import type { Account } from './account.entity.js';
import { OwnPassword } from './own-password.js';
import { NewStaffToo, OwnAccount } from './session.guard.js';

@ApiTags('Anmeldung')
@Controller('api/password')
export class PasswordController {
  constructor(private readonly password: OwnPassword) {}

  @Put()
  @NewStaffToo()
  @PerMinute(30)
  @ApiOperation({ summary: "Change one's own password; all other sessions end" })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async change(
    @Body({ schema: passwordChangeSchema }) change: PasswordChange,
    @OwnAccount() account: Account,
    @Req() request: FastifyRequest,
  ) {
    await this.password.change(account, change, request);
    return { data: null };
  }
}
