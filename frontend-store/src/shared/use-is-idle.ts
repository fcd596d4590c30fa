import { useEffect, useState } from 'react';

const AT_THE_LATEST = 3_000;
/** For browsers without requestIdleCallback. */
const USUALLY = 1_000;

/** Whether the first view is done: what it does not need is loaded afterwards. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, USUALLY);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: AT_THE_LATEST });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
