import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  credentialsSchema,
  currentUserAnswerSchema,
  currentUserSchema,
  type Credentials,
} from '@bestellwerk/domain/contracts/session.schema';
import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { AccountService } from './account.service.js';
import { CurrentUserService } from './current-user.service.js';
import { SessionEndReasons } from './session-end-reasons.js';
import { SessionEndNotices } from './session-end-notices.js';
import { UsesSession } from './session.guard.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Anmeldung')
@Controller('api')
export class SessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly accounts: AccountService,
    private readonly users: CurrentUserService,
    private readonly ends: SessionEndNotices,
    private readonly ended: SessionEndReasons,
  ) {}

  @Get('users/me')
  @UsesSession()
  @ApiOperation({ summary: 'Who is signed in; null for visitors' })
  @ApiOkResponse({ standardSchema: currentUserAnswerSchema })
  async me(@Req() request: FastifyRequest) {
    const { userId } = request.session;
    const account = userId ? await this.accounts.active(userId) : null;
    if (account) return { data: this.users.describe(account) };
    const sessionEnd = await this.ended.reasonFor(request);
    return { data: null, ...(sessionEnd !== null && { meta: { sessionEnd } }) };
  }

  @Post('session')
  @PerMinute(60)
  @HttpCode(HttpStatus.OK)
  @UsesSession()
  @ApiOperation({ summary: 'Sign in with user name or e-mail' })
  @ApiOkResponse({ standardSchema: answer(currentUserSchema) })
  async start(@Body({ schema: credentialsSchema }) credentials: Credentials, @Req() request: FastifyRequest) {
    const account = await this.signIn.authenticate(credentials, request.ip);
    return { data: await this.signIn.begin(request, account, 'password') };
  }

  @Delete('session')
  @UsesSession()
  @ApiOperation({ summary: 'Sign out' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async end(@Req() request: FastifyRequest) {
    const { sessionId } = request.session;
    await request.session.destroy();
    this.ends.next(sessionId);
    return { data: null };
  }
}
