/** Holds the page's place while something is on its way: as tall as the window, so that the footer never moves up. */
export const Loader = () => (
  <div className="grid min-h-dvh place-items-center" role="status">
    <span className="sr-only">Wird geladen …</span>
    <span className="tablecloth block w-36 animate-pulse" aria-hidden="true" />
  </div>
);
