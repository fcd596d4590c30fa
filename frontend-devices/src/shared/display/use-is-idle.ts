import { useEffect, useState } from 'react';

const IDLE_AFTER_MS = 6_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether nobody has touched the page for some seconds. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    wake();
    for (const sign of signs) window.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, []);
  return isIdle;
}
