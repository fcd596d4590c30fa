import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Id of the main content. */
export const PAGE_ID = 'inhalt';

const DELAY = 750;

/** Events that show that the guest already uses the new page; they cancel the scrolling. */
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page has the focus and scrolls to its top, or to what its address names, a moment after it has come. The way back is the
 * browser's: it returns to where one was.
 */
export function usePageScroll(): void {
  const { pathname, hash } = useLocation();
  const isWayBack = useNavigationType() === 'POP';

  useEffect(() => {
    history.scrollRestoration = 'auto';
  }, []);

  // The clicked link and its focus were removed with the old page: keyboard and screen readers continue here.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);

  // Only another page scrolls: a link inside of a page is followed by the browser or by that page.
  useEffect(() => {
    if (isWayBack) return;
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
      scrollTo(hash, 'instant');
      return;
    }
    const timer = setTimeout(() => scrollTo(hash, 'smooth'), DELAY);
    const stop = () => clearTimeout(timer);
    for (const sign of signsOfLife) window.addEventListener(sign, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const sign of signsOfLife) window.removeEventListener(sign, stop);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}

function scrollTo(hash: string, behavior: ScrollBehavior): void {
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
