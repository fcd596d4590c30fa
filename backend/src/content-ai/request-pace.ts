import { Inject, Injectable } from '@nestjs/common';
import { Throttle, TooManyRequests } from '../platform/http/throttle.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

/** Models cost money by use. */
const PER_MINUTE = 10;

/** How often one account may ask models in a minute. Requests that reach no model do not count. */
@Injectable()
export class RequestPace {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly throttle: Throttle,
  ) {}

  /** Counts one more of the kind. Throws 429. */
  count(account: string, kind: 'text' | 'image'): void {
    if (!this.settings.isThrottled) return;
    const seconds = this.throttle.count(account, { route: kind, limit: PER_MINUTE });
    if (seconds > 0) throw new TooManyRequests(seconds);
  }
}
