import { HttpStatus, Injectable } from '@nestjs/common';
import { ApiError } from './api-error.js';
import { failureText } from './failure-texts.js';

const WINDOW_MS = 60_000;
const USUAL_LIMIT = 600;
const MOST_WINDOWS = 20_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

/** 429, with the seconds to wait as Retry-After. */
export class TooManyRequests extends ApiError {
  constructor(readonly seconds: number) {
    super(HttpStatus.TOO_MANY_REQUESTS, [
      { message: failureText(HttpStatus.TOO_MANY_REQUESTS), field: null },
    ]);
  }
}

/** Counts what one caller, an address or a session, asks in a minute: of a route with a limit of its own by itself, of all others together. */
@Injectable()
export class Throttle {
  private readonly windows = new Map<string, Window>();

  /** Counts one more. Answers the seconds to wait when these are too many, else 0. */
  count(caller: string, own?: { readonly route: string; readonly limit: number }): number {
    const window = this.windowOf(`${networkOf(caller)} ${own?.route ?? ''}`);
    if (++window.count <= (own?.limit ?? USUAL_LIMIT)) return 0;
    return Math.max(1, Math.ceil((window.endsAt - performance.now()) / 1_000));
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
export const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
