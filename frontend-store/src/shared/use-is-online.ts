import { useSyncExternalStore } from 'react';

export const offlineText = 'Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.';

/** Whether the browser reports a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
