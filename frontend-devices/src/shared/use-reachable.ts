import { useEffect, useRef, useState } from 'react';

/** Together less than the five seconds within which a display says that it has no connection. */
const EVERY_MS = 2_000;
const TIMEOUT_MS = 2_500;

/**
 * Whether the server answers at all. A dead line is noticed by asking only: neither the browser nor the live socket
 * reports one for most of a minute. Calls back when it answers again.
 */
export function useReachable(onBack: () => void): boolean {
  const [isReachable, setReachable] = useState(true);
  const back = useRef(onBack);
  useEffect(() => void (back.current = onBack), [onBack]);
  useEffect(() => {
    let isOver = false;
    let wasReachable = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const answers = await isAnswered();
      if (isOver) return;
      setReachable(answers);
      if (answers && !wasReachable) back.current();
      wasReachable = answers;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), EVERY_MS);
    };
    const askNow = () => void ask();
    timer = setTimeout(askNow, EVERY_MS);
    const signs = ['online', 'offline'] as const;
    for (const sign of signs) window.addEventListener(sign, askNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, askNow);
    };
  }, []);
  return isReachable;
}

/** Any answer counts: whether the server can work is said by what it answers elsewhere. */
async function isAnswered(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    await fetch('/health/live', { cache: 'no-store', signal: controller.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
