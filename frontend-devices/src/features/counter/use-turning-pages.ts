import { type RefObject, useEffect } from 'react';
import { useIsIdle } from '../../shared/display/use-is-idle.js';

const TURN_MS = 12_000;

/** While nobody touches the screen, a list that is longer than it is shown by pages, from the top again at the end. */
export function useTurningPages(list: RefObject<HTMLElement | null>): void {
  const isIdle = useIsIdle();
  useEffect(() => {
    if (!isIdle) return;
    const timer = setInterval(() => {
      const element = list.current;
      if (!element) return;
      const { scrollTop, clientHeight, scrollHeight } = element;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      element.scrollTo({ top: isAtEnd ? 0 : scrollTop + clientHeight * 0.9 });
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isIdle, list]);
}
