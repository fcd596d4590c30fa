import { useEffect } from 'react';
import type { ShopVisit } from './shop-visit.js';

const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;
/** Of the height of a page: below it only the foot is left. */
const END = 0.9;
/** A page that is hardly longer than the window is not scrolled on purpose. */
const LONG = 1.5;

/** Lets a visit know of keys, movements and scrolling, and of a window that is left. */
export function useSignsOfLife(visit: ShopVisit): void {
  useEffect(() => {
    const sign = () => visit.sign();
    const leave = () => visit.hidden();
    const change = () => (document.visibilityState === 'hidden' ? visit.hidden() : visit.seen());
    const scroll = () => void (isAtEnd() && visit.scrolledToEnd());
    for (const name of signs) window.addEventListener(name, sign, { passive: true, capture: true });
    window.addEventListener('scroll', scroll, { passive: true });
    document.addEventListener('visibilitychange', change);
    // Not everywhere does a page become hidden before it is left.
    window.addEventListener('pagehide', leave);
    return () => {
      for (const name of signs) window.removeEventListener(name, sign, { capture: true });
      window.removeEventListener('scroll', scroll);
      document.removeEventListener('visibilitychange', change);
      window.removeEventListener('pagehide', leave);
    };
  }, [visit]);
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight * LONG && scrollY + innerHeight >= scrollHeight * END;
}
