const NAME = 'send-order';

/** Holds the lock that lets tabs of this browser send orders one by one, until `work` resolves. Rejects where `signal` ends the wait. */
export async function withSendingLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(NAME, { signal }, work);
}

/** Does something that ends this page once no tab of this browser is sending an order; at once where the browser has no locks. */
export async function whenNothingIsSent(work: () => void): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  await withSendingLock(new AbortController().signal, async () => work());
}
