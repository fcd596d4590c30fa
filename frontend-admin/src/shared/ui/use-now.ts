import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function follow(listener: () => void): () => void {
  listeners.add(listener);
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

const MINUTE = 60_000;

/** Whole minutes between an instant and now, renewed when they change. */
export const useMinutesSince = (instant: string): number =>
  useSyncExternalStore(follow, () => Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE)));
