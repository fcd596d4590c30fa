import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { onReveal } from './focus-field.js';

/** Calls back with the rest of the path when a field below this one is to be seen. */
export function useRevealed(path: string, show: (below: string) => void): void {
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
  });
  useLayoutEffect(
    () =>
      onReveal((wanted) => {
        const below = wanted.slice(path.length + 1);
        // It has to be on the page before it can get the focus.
        if (below !== '' && wanted.startsWith(`${path}.`)) flushSync(() => latest.current(below));
      }),
    [path],
  );
}
