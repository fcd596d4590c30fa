import { useEffect } from 'react';

/** The menu is read again every 4 hours. */
const RELOAD_AFTER = 4 * 60 * 60_000;
const CHECK_EVERY = 10_000;
/** The server's clock decides what is shown: a little later it is sure to have done so. */
const MARGIN = 1_000;

/**
 * Reads again what is old, and what the clock has changed meanwhile. `changesAt` is when that will be, if ever. Compares with
 * the clock, because timers do not run while a machine sleeps.
 */
export function useMenuReload(
  readAt: number | undefined,
  reload: () => void,
  changesAt: string | null = null,
): void {
  useEffect(() => {
    if (readAt === undefined) return;
    const planned = changesAt === null ? Infinity : Date.parse(changesAt) + MARGIN;
    // Once only: a clock that is ahead of the server's would otherwise ask until the server's has come there.
    const isChanged = () => readAt < planned && Date.now() >= planned;
    // A clock that was set back would otherwise keep an old menu for as long.
    const isOld = () => Math.abs(Date.now() - readAt) >= RELOAD_AFTER;
    const timer = setInterval(() => (isOld() || isChanged()) && reload(), CHECK_EVERY);
    return () => clearInterval(timer);
  }, [readAt, reload, changesAt]);
}
