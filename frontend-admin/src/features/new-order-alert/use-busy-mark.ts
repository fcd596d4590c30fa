import { useEffect, useRef } from 'react';

const WINDOW_MS = 1_000;
/** So many changes in a second are more than an eye follows. */
const BUSY_FROM = 5;

/**
 * Marks the page (`data-busy` of its root) while orders change many times a second. Styles leave their movements out then:
 * they would follow each other without an end, and each frame of them costs as much as a change.
 */
export function useBusyMark(orders: unknown): void {
  const changes = useRef<number[]>([]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const now = performance.now();
    changes.current = [...changes.current.filter((at) => now - at < WINDOW_MS), now];
    if (changes.current.length > BUSY_FROM) dataset.busy = '';
    const timer = setTimeout(() => delete dataset.busy, WINDOW_MS);
    return () => clearTimeout(timer);
  }, [orders]);
}
