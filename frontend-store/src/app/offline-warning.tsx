import { offlineText, useIsOnline } from '../shared/use-is-online.js';

/** Shown while the browser reports no network. */
export function OfflineWarning() {
  if (useIsOnline()) return null;
  return (
    <div id="offline" role="alert" className="on-plum sticky top-0 z-40 bg-alarm text-white">
      <div className="shell flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="font-semibold">{offlineText}</p>
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
