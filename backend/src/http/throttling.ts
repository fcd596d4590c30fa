import { Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Settings } from '../settings.js';

const MINUTE_MS = 60_000;
const REQUESTS_PER_MINUTE = 600;

/** Limits what one address may ask in a minute. Routes may have limits of their own. */
export const throttling = ({ isThrottled }: Settings): ThrottlerModuleOptions => ({
  throttlers: [{ ttl: MINUTE_MS, limit: REQUESTS_PER_MINUTE }],
  skipIf: () => !isThrottled,
});

/** Leaves sockets alone: they have their own bounds. */
@Injectable()
export class HttpThrottlerGuard extends ThrottlerGuard {
  override async canActivate(context: Parameters<ThrottlerGuard['canActivate']>[0]): Promise<boolean> {
    return context.getType() !== 'http' || super.canActivate(context);
  }
}
