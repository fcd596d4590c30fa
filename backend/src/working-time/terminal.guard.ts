import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../access/account.entity.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { requestProperty } from '../platform/http/request-property.decorator.js';
import { SignOnService } from './sign-on.service.js';

const PER_MINUTE = 240;

declare module 'fastify' {
  interface FastifyRequest {
    terminalUser?: Account;
  }
}

interface TerminalPath {
  readonly username: string;
  readonly accessToken: string;
}

/** Authenticates a person by the name and the access code in the path. */
@Injectable()
export class TerminalGuard implements CanActivate {
  constructor(private readonly signOn: SignOnService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { username, accessToken } = request.params as TerminalPath;
    request.terminalUser = await this.signOn.authenticate(username, accessToken, request.ip);
    return true;
  }
}

/** The route is for terminals: its path has the parameters `username` and `accessToken`. */
export const TerminalOnly = () => applyDecorators(PerMinute(PER_MINUTE), UseGuards(TerminalGuard));

/** The person at the terminal. */
export const CurrentTerminalUser = requestProperty('terminalUser');
