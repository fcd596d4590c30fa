import { type RefObject, useLayoutEffect } from 'react';

/** Space that the element keeps to the lower edge of the window, as to its upper one where it sticks. */
const MARGIN = 24;

/** Keeps the height from the element's top to the window's lower edge in its `--room`, while the page scrolls. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = ref.current;
      if (!element) return;
      const top = Math.max(element.getBoundingClientRect().top, MARGIN);
      element.style.setProperty('--room', `${Math.floor(window.innerHeight - top - MARGIN)}px`);
    };
    const later = () => (frame ||= requestAnimationFrame(measure));
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    measure();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}
