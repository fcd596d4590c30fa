/** Holds the page's place while something is on its way. */
export const Loader = () => (
  <div className="grid min-h-[70vh] place-items-center" role="status">
    <span className="sr-only">Wird geladen …</span>
    <span className="tablecloth block w-36 animate-pulse" aria-hidden="true" />
  </div>
);
