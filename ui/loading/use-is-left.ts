import { useCallback, useEffect, useRef } from 'react';

/** For work that goes on for a while: whether its page was left meanwhile. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return useCallback(() => isLeft.current, []);
}
