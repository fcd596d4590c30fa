import { useCallback, useEffect, useRef, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/**
 * Milliseconds since somebody touched the screen or a key, or since this began; renewed every second. After `heldAfter`
 * milliseconds a touch counts no more, but `renew` does: the touch may be the answer to a question.
 */
export function useIdleTime(heldAfter = Infinity): { idle: number; renew(): void } {
  const last = useRef(0);
  const [idle, setIdle] = useState(0);
  const renew = useCallback(() => {
    last.current = Date.now();
    setIdle(0);
  }, []);
  useEffect(() => {
    last.current = Date.now();
    const touched = () => void (Date.now() - last.current < heldAfter && renew());
    for (const sign of signs) window.addEventListener(sign, touched, { capture: true, passive: true });
    const timer = setInterval(() => setIdle(Date.now() - last.current), 1_000);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, touched, { capture: true });
      clearInterval(timer);
    };
  }, [heldAfter, renew]);
  return { idle, renew };
}
