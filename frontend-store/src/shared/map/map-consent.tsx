import { keepMapConsent } from '../consent/consent-slice.js';

interface Props {
  /** Its host. */
  provider: string;
  /** Of the address at which the map is to be seen at once; none: that of the page. */
  query?: string | undefined;
}

/** Asks before anything of the map's provider is loaded. The page comes again: only then the server lets its map in. */
export function MapConsent({ provider, query }: Props) {
  const load = () => {
    keepMapConsent(true);
    if (query === undefined) location.reload();
    else location.replace(location.pathname + query);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 grow basis-56 text-sm text-ink-soft">
        Die Karte kommt von {provider}. Wenn Sie sie laden, erfährt dieser Anbieter die Internetadresse Ihres
        Geräts.
      </p>
      <button type="button" className="button-plain" onClick={load}>
        Karte laden
      </button>
    </div>
  );
}
