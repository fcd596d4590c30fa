import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../settings.js';
import { Throttle, TooManyRequests } from './throttle.js';

const LIMIT = 'requests per minute';

/** What one address may ask of a route in a minute, where the usual limit is not the right one. */
export const PerMinute = (limit: number) => SetMetadata(LIMIT, limit);
export const Unlimited = () => PerMinute(Infinity);

/** Refuses what one address, or one session of staff, asks too often. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly throttle: Throttle,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.settings.isThrottled || context.getType() !== 'http') return true;
    const { ip, session } = context.switchToHttp().getRequest<FastifyRequest>();
    // Guests in the shop have the address of its tablets: what they ask must not stop those who are signed in.
    const caller = session?.userId === undefined ? ip : `session ${session.sessionId}`;
    const seconds = this.throttle.count(caller, this.ownLimit(context));
    if (seconds === 0) return true;
    throw new TooManyRequests(seconds);
  }

  private ownLimit(context: ExecutionContext): { route: string; limit: number } | undefined {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<number | undefined>(LIMIT, targets);
    const route = `${context.getClass().name}.${context.getHandler().name}`;
    return limit === undefined ? undefined : { route, limit };
  }
}
