import { withSendingLock } from '../../shared/order/sending-lock.js';
import { pause } from '../../shared/pause.js';

/** Milliseconds: a little more than what is asked before, the tries and the last answer may take in another tab. */
export const LONGEST_WAIT = 150_000;

/** Milliseconds: tabs of other processes may see what was stored later than that the lock is free. */
export const STORED_AFTER = 300;

/**
 * Does what sends an order while no other tab of this browser does. Where the browser has no locks, or another tab keeps
 * its lock for longer than sending can take, the work is done without.
 */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const free = await lock();
  try {
    return await work();
  } finally {
    free();
  }
}

/** Resolves with what gives the lock back. */
function lock(): Promise<() => void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    const request = new AbortController();
    const timer = setTimeout(() => request.abort(), LONGEST_WAIT);
    const held = () => {
      clearTimeout(timer);
      return new Promise<void>((free) => resolve(() => void pause(STORED_AFTER).then(free)));
    };
    withSendingLock(request.signal, held).catch(() => {
      clearTimeout(timer);
      resolve(nothing);
    });
  });
}

const nothing = () => undefined;
