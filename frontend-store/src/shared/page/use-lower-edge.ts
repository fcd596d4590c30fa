import { type RefObject, useLayoutEffect } from 'react';

const NAME = '--lower-edge';

/** Keeps the height that the element takes of the window's lower edge in `--lower-edge`: what sticks there sticks above it. */
export function useLowerEdge(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const element = ref.current;
      const isSticky = element !== null && getComputedStyle(element).position === 'sticky';
      // Rounded up, a line of the page would be seen between the two.
      const height = isSticky ? Math.floor(element.getBoundingClientRect().height) : 0;
      style.setProperty(NAME, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current!);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(NAME);
    };
  }, [ref]);
}
