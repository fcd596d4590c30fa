import { useEffect } from 'react';
import type { Failure } from '@bestellwerk/ui/failure/error-boundary';
import { reloadOnceReachable } from './shared/reload-once-reachable.js';

/** Replaces a page that failed. Screens are unattended, so it also retries automatically. */
export function DeviceFailure({ isPartMissing, retry }: Failure) {
  useEffect(() => reloadOnceReachable(), []);
  return (
    <main className="choice" role="alert">
      <h1>
        {isPartMissing
          ? 'Die Seite konnte nicht geladen werden.'
          : 'Leider ist ein interner Fehler aufgetreten.'}
      </h1>
      <p>Das Gerät versucht es in Kürze selbst noch einmal.</p>
      <button type="button" onClick={retry}>
        Erneut versuchen
      </button>
    </main>
  );
}
