/**
 * Runs in one window of this browser at a time: two would share a journal and execute everything twice. Web Locks need a
 * secure context; without one only a single window may be opened.
 */
export async function withSingleTabLock(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request('signage-player', { signal }, run);
}
