import {
  applyDecorators,
  HttpStatus,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';
import { requestProperty } from '../platform/http/request-property.decorator.js';
import type { Account } from './account.entity.js';
import { AccountService } from './account.service.js';
import { EndedSessions } from './ended-sessions.js';
import { SESSION_COOKIE } from '../platform/http/session-cookie-name.js';
import { SessionPresence } from './session-presence.js';
import { staffOf, type Staff } from './staff.js';

declare module 'fastify' {
  interface FastifyRequest {
    staff?: Staff;
    account?: Account;
  }
}

/** Lets in whoever is signed in with an account that still may be. Roles are read anew for every request. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly accounts: AccountService,
    private readonly presence: SessionPresence,
    private readonly ended: EndedSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { userId, sessionId } = request.session;
    const account = userId ? await this.accounts.active(userId) : null;
    if (!account) throw await this.ended.refusal(request);
    if (account.passwordHash === null && request.routeOptions.config.isForNewStaff !== true) {
      throw ApiError.of(HttpStatus.FORBIDDEN, 'Bitte wählen Sie zuerst ein Passwort.');
    }
    this.presence.seen(sessionId);
    request.staff = staffOf(account);
    request.account = account;
    return true;
  }
}

/** The route looks at the session but is open to visitors. */
export const UsesSession = () => RouteConfig({ usesSession: true });

/** The route is for staff who are signed in, and have a password. */
export const StaffOnly = () => guarded({ usesSession: true });

/** The route is for all who are signed in, also right after an invitation. */
export const NewStaffToo = () => guarded({ usesSession: true, isForNewStaff: true });

const guarded = (config: FastifyContextConfig) =>
  applyDecorators(RouteConfig(config), UseGuards(SessionGuard), ApiCookieAuth(SESSION_COOKIE));

/** Whoever is signed in, in a route that is for staff only. */
export const CurrentUser = requestProperty('staff');

/** The same person with everything that is known of them. */
export const OwnAccount = requestProperty('account');
