import {
  MOST_HITS_OF_ADDRESS_PER_MINUTE,
  MOST_PAGE_VIEWS_PER_MINUTE,
} from '@bestellwerk/domain/analytics/hit';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../platform/settings.js';

const MINUTE_MS = 60_000;
const MOST_KEYS = 50_000;

/** Counts what each visitor looks at in a minute, and what comes from each address, on this node. */
@Injectable()
export class HitRate {
  private counts = new Map<string, number>();
  private minute = 0;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Counts one more page view. Answers whether it is more than a person looks at. */
  isTooFast(visitor: Buffer, at: Date): boolean {
    return this.count(visitor.toString('hex'), at) > MOST_PAGE_VIEWS_PER_MINUTE;
  }

  /**
   * Counts one more hit. Answers whether it is more than a full restaurant behind one address sends: a visitor is known by
   * the browser too, and one who names another browser with each call is a new one each time.
   */
  isTooMany(address: string, at: Date): boolean {
    return this.settings.isThrottled && this.count(`of ${address}`, at) > MOST_HITS_OF_ADDRESS_PER_MINUTE;
  }

  private count(key: string, at: Date): number {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.minute || this.counts.size > MOST_KEYS) {
      this.counts = new Map();
      this.minute = minute;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }
}
