import { useEffect } from 'react';

/** The menu is read again every 4 hours. */
const RELOAD_AFTER = 4 * 60 * 60_000;
const CHECK_EVERY = 10_000;

/** Compares with the clock, because timers do not run while a machine sleeps. */
export function useMenuReload(readAt: number | undefined, reload: () => void): void {
  useEffect(() => {
    if (readAt === undefined) return;
    // A clock that was set back would otherwise keep an old menu for as long.
    const isOld = () => Math.abs(Date.now() - readAt) >= RELOAD_AFTER;
    const timer = setInterval(() => isOld() && reload(), CHECK_EVERY);
    return () => clearInterval(timer);
  }, [readAt, reload]);
}
