import { useSyncExternalStore } from 'react';

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser reports no network. */
export function OfflineWarning() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div role="alert" className="on-plum sticky top-0 z-40 bg-alarm text-white">
      <div className="shell flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="font-semibold">Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.</p>
        <button
          type="button"
          onClick={() => location.reload()}
          className="min-h-11 border-2 border-white px-4 font-semibold hover:bg-white hover:text-alarm"
        >
          Erneut versuchen
        </button>
      </div>
    </div>
  );
}
