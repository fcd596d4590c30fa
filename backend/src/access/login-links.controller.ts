import {
  linkTokenSchema,
  loginLinkRequestSchema,
  type LinkToken,
  type LoginLinkRequest,
} from '@bestellwerk/domain/contracts/access.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { currentUserSchema } from '@bestellwerk/domain/contracts/session.schema';
import { Body, Controller, HttpCode, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { LoginLinks } from './login-links.js';
import { UsesSession } from './session.guard.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Anmeldung')
@Controller('api')
export class LoginLinksController {
  constructor(
    private readonly links: LoginLinks,
    private readonly signIn: SignInService,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Responds before the lookup: neither response nor timing reveals whether the account exists. */
  @Post('login-links')
  @PerMinute(10)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Mail a link by which to sign in, if there is such a person' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  request(@Body({ schema: loginLinkRequestSchema }) { username }: LoginLinkRequest) {
    this.links.mailTo(username).catch(() => this.log.warn('a login link could not be made'));
    return { data: null };
  }

  @Post('session/link')
  @PerMinute(30)
  @HttpCode(HttpStatus.OK)
  @UsesSession()
  @ApiOperation({ summary: 'Sign in with the token of a mailed link, which holds once' })
  @ApiOkResponse({ standardSchema: answer(currentUserSchema) })
  async start(@Body({ schema: linkTokenSchema }) { token }: LinkToken, @Req() request: FastifyRequest) {
    const account = this.signIn.welcome(await this.links.redeem(token));
    return { data: await this.signIn.begin(request, account, 'link') };
  }
}
