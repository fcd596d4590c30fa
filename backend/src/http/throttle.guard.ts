import {
  HttpStatus,
  Inject,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../settings.js';
import { failureText } from './failure-texts.js';
import { Failure } from './failure.js';

const WINDOW_MS = 60_000;
const USUAL_LIMIT = 600;
const MOST_WINDOWS = 20_000;
const LIMIT = 'requests per minute';

/** What one address may ask of a route in a minute, where the usual limit is not the right one. */
export const PerMinute = (limit: number) => SetMetadata(LIMIT, limit);
export const Unlimited = () => PerMinute(Infinity);

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Limits what one address may ask in a minute: a route with a limit of its own by itself, all others together. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  private readonly windows = new Map<string, Window>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.settings.isThrottled || context.getType() !== 'http') return true;
    const targets = [context.getHandler(), context.getClass()];
    const own = this.reflector.getAllAndOverride<number | undefined>(LIMIT, targets);
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const route = own === undefined ? '' : `${context.getClass().name}.${context.getHandler().name}`;
    const window = this.windowOf(`${networkOf(ip)} ${route}`);
    if (++window.count <= (own ?? USUAL_LIMIT)) return true;
    const seconds = Math.max(1, Math.ceil((window.endsAt - performance.now()) / 1_000));
    void context.switchToHttp().getResponse<FastifyReply>().header('Retry-After', String(seconds));
    throw Failure.of(HttpStatus.TOO_MANY_REQUESTS, failureText(HttpStatus.TOO_MANY_REQUESTS));
  }

  private windowOf(key: string): Window {
    const now = performance.now();
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    if (this.windows.size >= MOST_WINDOWS) this.forgetEnded(now);
    const window = { count: 0, endsAt: now + WINDOW_MS };
    this.windows.set(key, window);
    return window;
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    if (this.windows.size >= MOST_WINDOWS) this.windows.clear();
  }
}

/** A household has a whole /64 of IPv6. */
const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
