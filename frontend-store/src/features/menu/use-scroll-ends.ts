import { type RefObject, useEffect, useState } from 'react';

/** Whether a list that scrolls sideways goes on to the left and to the right of what is seen; looked at again with other content. */
export function useScrollEnds(
  list: RefObject<HTMLElement | null>,
  content: unknown,
): { left: boolean; right: boolean } {
  const [goesOn, setGoesOn] = useState({ left: false, right: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const left = scrollLeft > 1;
      const right = scrollLeft + clientWidth < scrollWidth - 1;
      setGoesOn((known) => (known.left === left && known.right === right ? known : { left, right }));
    };
    // Also calls it at first, when the layout is known anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list, content]);
  return goesOn;
}
