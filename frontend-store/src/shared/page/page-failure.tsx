import type { Failure } from '@bestellwerk/ui/failure/error-boundary';
import { LoadFailure } from './load-failure.js';

/** In place of a page that failed. */
export const PageFailure = ({ isPartMissing, retry }: Failure) =>
  isPartMissing ? (
    <LoadFailure
      title="Diese Seite konnte nicht geladen werden."
      message="Bitte überprüfen Sie Ihre Internetverbindung. Ihr Warenkorb bleibt erhalten."
      onRetry={retry}
    />
  ) : (
    <LoadFailure
      title="Ein unbekannter Fehler ist aufgetreten."
      message="Ihr Warenkorb bleibt erhalten."
      onRetry={retry}
    />
  );

/** In place of the whole shop, when even its frame failed. */
export const ShopFailure = () => (
  <LoadFailure title="Ein unbekannter Fehler ist aufgetreten." onRetry={() => location.reload()} />
);
