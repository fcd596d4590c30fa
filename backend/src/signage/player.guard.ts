import {
  applyDecorators,
  HttpStatus,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { requestProperty } from '../platform/http/request-property.decorator.js';
import { PlayerTokens } from './player-tokens.js';
import { ScreenPresence } from './presence.js';

/** Rate limit: many screens may share one address. */
const PER_MINUTE = 3_000;
const BEARER = /^Bearer ([\w-]{1,200})$/;

/** The authenticated screen, and its token. */
export interface Player {
  readonly device: string;
  readonly token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    player?: Player;
  }
}

export const unpairedFailure = (): ApiError =>
  ApiError.of(HttpStatus.UNAUTHORIZED, 'Dieser Bildschirm ist nicht gekoppelt.');

/** Lets in screens with a token that holds. Whatever they ask is a sign of life. */
@Injectable()
export class PlayerGuard implements CanActivate {
  constructor(
    private readonly tokens: PlayerTokens,
    private readonly presence: ScreenPresence,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const device = token ? await this.tokens.deviceOf(token) : null;
    if (!token || !device) throw unpairedFailure();
    await this.presence.seen(device);
    request.player = { device, token };
    return true;
  }
}

/** The route is for screens. */
export const PlayerOnly = () =>
  applyDecorators(PerMinute(PER_MINUTE), UseGuards(PlayerGuard), ApiBearerAuth());

/** The authenticated screen, in a route that is for screens only. */
export const CurrentPlayer = requestProperty('player');
