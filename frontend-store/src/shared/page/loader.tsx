/** Holds the page's place while something is on its way; as tall as the window, so that the footer does not jump. */
export const Loader = () => (
  <div className="min-h-dvh pt-[30vh] text-center" role="status">
    <span className="tablecloth mx-auto block w-[9.5rem] animate-pulse" aria-hidden="true" />
    <p className="mt-4">Wird geladen …</p>
  </div>
);
