import { useEffect, useRef } from 'react';

/** Lights up the line it lies behind once, and brings it into view inside the list that scrolls. */
export function Flash() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const line = ref.current!.getBoundingClientRect();
    const list = ref.current!.closest('.overflow-y-auto');
    if (!list) return;
    const { top, bottom } = list.getBoundingClientRect();
    if (line.top < top || line.bottom > bottom) list.scrollTo({ top: list.scrollTop + line.top - top });
  }, []);
  return <span ref={ref} aria-hidden="true" className="flashing absolute inset-0 -z-10" />;
}
