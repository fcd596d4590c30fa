import { useEffect, useRef, useState } from 'react';

/** The page is shorter once its guest has ended the order: it leads to the heading that says so. */
export function useFocusHeadingAtEnd(isStopped: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isByGuest, setByGuest] = useState(false);
  useEffect(() => {
    if (!isByGuest || !isStopped) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isByGuest, isStopped]);
  return { heading, onEnded: () => setByGuest(true) };
}
