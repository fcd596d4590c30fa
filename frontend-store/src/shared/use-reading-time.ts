import { useLayoutEffect, useRef } from 'react';

/** In milliseconds. A click that comes sooner was on its way before what it falls on could be read. */
export const READING_TIME = 700;

/** Returns whether what is shown has been on the page long enough to be read. Null needs no reading. */
export function useReadingTime(shown: string | number | null): () => boolean {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [shown]);
  return () => shown === null || performance.now() - since.current >= READING_TIME;
}
