import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as wide as a tablet: what phones do not show they need not load. */
export const useIsTablet = (): boolean => useMedia('(min-width: 720px)');

/** Whether the window is so wide that the cart lies beside the menu. */
export const useIsDesktop = (): boolean => useMedia('(min-width: 1024px)');

/** Whether the shop was opened from the home screen, without the browser around it. */
export const useIsApp = (): boolean => useMedia('(display-mode: standalone)');

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}

/** Pages are rendered for phones. */
const onServer = () => false;
