import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as wide as a tablet: what phones do not show they need not load. */
export const useIsTablet = (): boolean => useMedia('(min-width: 720px)');

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
