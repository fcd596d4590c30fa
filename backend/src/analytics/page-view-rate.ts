import { MOST_PAGE_VIEWS_PER_MINUTE } from '@bestellwerk/domain/analytics/hit';
import { Injectable } from '@nestjs/common';

const MINUTE_MS = 60_000;
const MOST_VISITORS = 50_000;

/** Counts what each visitor looks at in a minute, on this node. */
@Injectable()
export class PageViewRate {
  private views = new Map<string, number>();
  private minute = 0;

  /** Counts one more page view. Answers whether it is more than a person looks at. */
  isTooFast(visitor: Buffer, at: Date): boolean {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.minute || this.views.size > MOST_VISITORS) {
      this.views = new Map();
      this.minute = minute;
    }
    const key = visitor.toString('hex');
    const count = (this.views.get(key) ?? 0) + 1;
    this.views.set(key, count);
    return count > MOST_PAGE_VIEWS_PER_MINUTE;
  }
}
