import { useLayoutEffect, useState } from 'react';
import type { Period } from './display.js';

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** The device's clock, renewed when one of the periods begins or ends. */
export function useDisplayClock(...periods: (Period | null)[]): number {
  const [now, setNow] = useState(() => Date.now());
  const ends = periods.flatMap((period) => (period === null ? [] : [period.until])).join();

  // Before painting: what has just begun must not show the old picture for a moment.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const current = Date.now();
      setNow(current);
      const coming =
        ends === ''
          ? []
          : ends
              .split(',')
              .map(Number)
              .filter((end) => end > current);
      if (coming.length > 0) {
        timer = setTimeout(tick, Math.min(Math.min(...coming) - current, LONGEST_TIMEOUT_MS));
      }
    };
    tick();
    return () => clearTimeout(timer);
  }, [ends]);

  return now;
}
