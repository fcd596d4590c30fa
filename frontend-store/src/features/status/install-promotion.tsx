import { useDispatch, useSelector } from 'react-redux';
import { installAsked, selectIsInstallOffered } from '../../shared/install/install-slice.js';

/** Offers the installed shop to guests who ordered, where it can be installed. */
export function InstallPromotion() {
  const dispatch = useDispatch();
  if (!useSelector(selectIsInstallOffered)) return null;
  return (
    <section aria-label="App" className="forced-edge rounded-box bg-white p-5 shadow-card">
      <h2 className="text-xl">Nächstes Mal schneller</h2>
      <p className="mt-1">Mit der App bestellen Sie direkt vom Startbildschirm.</p>
      <button
        type="button"
        className="mt-3 min-h-11 font-semibold underline decoration-mustard decoration-2 underline-offset-4 hover:text-plum"
        onClick={() => dispatch(installAsked())}
      >
        App installieren
      </button>
    </section>
  );
}
