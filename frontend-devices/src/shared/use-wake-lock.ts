import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    const request = () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator) {
        navigator.wakeLock.request('screen').catch(() => undefined);
      }
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => document.removeEventListener('visibilitychange', request);
  }, []);
}
