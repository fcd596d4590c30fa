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
import { SessionEndReasons } from './session-end-reasons.js';
import { SESSION_COOKIE } from '../platform/http/session-cookie-name.js';
import { SessionPresence } from './session-store.js';
import { staffOf, type Staff } from './staff.js';

declare module 'fastify' {
  interface FastifyRequest {
    staff?: Staff;
    account?: Account;
  }
}

/** Admits signed-in users whose account is active. Roles are read again for every request. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly accounts: AccountService,
    private readonly presence: SessionPresence,
    private readonly ended: SessionEndReasons,
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

/** The route reads the session but is open to visitors. */
export const UsesSession = () => RouteConfig({ usesSession: true });

/** The route requires a signed-in user with a password. */
export const StaffOnly = () => guarded({ usesSession: true });

/** The route requires a signed-in user, even without a password right after an invitation. */
export const NewStaffToo = () => guarded({ usesSession: true, isForNewStaff: true });

const guarded = (config: FastifyContextConfig) =>
  applyDecorators(RouteConfig(config), UseGuards(SessionGuard), ApiCookieAuth(SESSION_COOKIE));

/** The signed-in user, on routes for staff only. */
export const CurrentUser = requestProperty('staff');

/** The account of the signed-in user. */
export const OwnAccount = requestProperty('account');
