const TRY_EVERY_MS = 15_000;

/**
 * Loads the page again as soon as the server answers for it: offline, a browser would show a page of its own that
 * never comes back. Returns how to stop.
 */
export function reloadOnceReachable(reload: () => void = () => window.location.reload()): () => void {
  const timer = setInterval(async () => {
    try {
      const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
      if (ok) reload();
    } catch {
      // Not reachable yet: the next try follows.
    }
  }, TRY_EVERY_MS);
  return () => clearInterval(timer);
}
