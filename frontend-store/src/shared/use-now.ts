import { useSyncExternalStore } from 'react';

const TICK = 15_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    timer = setInterval(tick, TICK);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Renews the clock before its time, for everyone who shows it. */
export function renewNow(): Date {
  tick();
  return now;
}

const current = (): Date => now;

/** The clock, renewed every 15 seconds; the same instant for everyone who asks within one tick. */
export const useNow = (): Date => useSyncExternalStore(subscribe, current, current);
