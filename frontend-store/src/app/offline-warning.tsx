import { useSelector } from 'react-redux';
import { selectLateReads } from '@bestellwerk/ui/loading/request-status';
import { offlineText, useIsOnline } from '../shared/use-is-online.js';

const keptText = 'Die gezeigte Karte kann veraltet sein.';
const slowText = 'Das Internet antwortet nicht.';

/** Shown while the browser reports no network, and while the menu is the one that the browser has kept. */
export function OfflineWarning() {
  const isOnline = useIsOnline();
  const late = useSelector(selectLateReads);
  const isKept = Object.values(late).some(({ endpoint }) => endpoint === 'catalogue');
  if (isOnline && !isKept) return null;
  return (
    <div id="offline" role="alert" className="on-plum sticky top-0 z-40 bg-alarm text-white">
      <div className="shell flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="font-semibold">
          {isOnline ? slowText : offlineText} {isKept && keptText}
        </p>
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
