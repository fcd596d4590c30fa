import { useSyncExternalStore } from 'react';

const TICK = 15_000;
const listeners = new Set<() => void>();
let now = new Date();
/** When the server rendered what this page began with. */
let renderedAt: Date | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    if (Math.abs(Date.now() - now.getTime()) >= TICK) tick();
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

/** Takes over what the server rendered at an instant, by its time until the next tick. */
export function beginAt(rendered: Date): void {
  renderedAt = now = rendered;
}

const current = (): Date => now;
const currentOfServer = (): Date => renderedAt ?? now;

/** The clock, renewed every 15 seconds; the same instant for everyone who asks within one tick. */
export const useNow = (): Date => useSyncExternalStore(subscribe, current, currentOfServer);
