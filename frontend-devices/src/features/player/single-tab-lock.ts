/**
 * Runs in one window of this browser at a time: two would share a journal and do everything twice. Without a secure
 * context browsers have no locks; then whoever sets up the screen opens one window.
 */
export async function withSingleTabLock(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request('signage-player', { signal }, run);
}
