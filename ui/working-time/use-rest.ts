import { useEffect, useState } from 'react';

export const REST_MS = 2000;

/** Whether the clock's buttons rest after an accepted action: the next one lies where it was, and a second tap is not meant for it. */
export function useRest(accepted: object | null): boolean {
  const [rested, setRested] = useState<object | null>(null);
  useEffect(() => {
    if (accepted === null) return;
    const timer = setTimeout(() => setRested(accepted), REST_MS);
    return () => clearTimeout(timer);
  }, [accepted]);
  return accepted !== null && accepted !== rested;
}
