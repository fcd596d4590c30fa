import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Milliseconds since 1970, renewed every second by one timer for the whole page. */
export const useNow = (): number => useSyncExternalStore(follow, () => now);

/** What follows from the time. Looked at every second, rendered again only when it has changed. */
export const useAtNow = <Value extends string | number | boolean>(select: (now: number) => Value): Value =>
  useSyncExternalStore(follow, () => select(now));

const MINUTE = 60_000;

/** Whole minutes between an instant and now, renewed when they change. */
export const useMinutesSince = (instant: string): number =>
  useAtNow((at) => Math.max(0, Math.floor((at - Date.parse(instant)) / MINUTE)));
