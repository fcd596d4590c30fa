import {
  isAddressTooFast,
  isVisitorTooFast,
  VISITORS_WINDOW_MINUTES,
} from '@bestellwerk/domain/analytics/hit-limits';
import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../platform/http/throttle.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

const MINUTE_MS = 60_000;
const MOST_VISITORS = 50_000;
const MOST_ADDRESSES = 20_000;

/** A hit before it is kept. */
export interface ComingHit {
  readonly address: string;
  /** Its key, in hexadecimal. */
  readonly visitor: string;
  readonly isPageView: boolean;
}

/** What came from an address: hits and page views of this minute, and visitors of this window in their order. */
interface Address {
  hits: number;
  pageViews: number;
  readonly places: Map<string, number>;
}

/**
 * Counts what comes from each visitor and each address, on this node. Addresses are in memory only, and for minutes: a
 * visitor is known by the browser too, and one who names another browser with each call is a new one each time.
 */
@Injectable()
export class HitRate {
  private minute = 0;
  private window = 0;
  private readonly views = new Map<string, number>();
  private readonly addresses = new Map<string, Address>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Counts one more hit. Answers whether it is more than comes from people. */
  isTooFast(hit: ComingHit, at: Date): boolean {
    this.turnTo(Math.floor(at.getTime() / MINUTE_MS));
    if (this.settings.isThrottled && this.isOfFastAddress(hit)) return true;
    if (!hit.isPageView) return false;
    if (this.views.size >= MOST_VISITORS) this.views.clear();
    const views = (this.views.get(hit.visitor) ?? 0) + 1;
    this.views.set(hit.visitor, views);
    return isVisitorTooFast(views);
  }

  private isOfFastAddress({ address: ip, visitor, isPageView }: ComingHit): boolean {
    const address = this.addressOf(networkOf(ip));
    address.hits++;
    if (isPageView) address.pageViews++;
    // Those beyond the most are not remembered: a program cannot fill the memory with visitors.
    const visitorPlace = address.places.get(visitor) ?? address.places.size + 1;
    const isTooFast = isAddressTooFast({ hits: address.hits, pageViews: address.pageViews, visitorPlace });
    if (!isTooFast) address.places.set(visitor, visitorPlace);
    return isTooFast;
  }

  private addressOf(network: string): Address {
    const known = this.addresses.get(network);
    if (known) return known;
    if (this.addresses.size >= MOST_ADDRESSES) this.addresses.clear();
    const address = { hits: 0, pageViews: 0, places: new Map<string, number>() };
    this.addresses.set(network, address);
    return address;
  }

  private turnTo(minute: number): void {
    if (minute === this.minute) return;
    this.minute = minute;
    this.views.clear();
    const window = Math.floor(minute / VISITORS_WINDOW_MINUTES);
    if (window === this.window) {
      for (const address of this.addresses.values()) address.hits = address.pageViews = 0;
    } else this.addresses.clear();
    this.window = window;
  }
}
