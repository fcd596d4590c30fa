import type { Failure } from '@bestellwerk/ui/failure/error-boundary';
import { Icon } from '../icon.js';

interface Props {
  title?: string;
  message?: string;
  onRetry(): void;
}

/** Something that could not be loaded or shown, with what can be done about it. */
export const LoadFailure = ({ title = 'Daten konnten nicht geladen werden.', message, onRetry }: Props) => (
  <div
    role="alert"
    className="shell grid min-h-[60vh] place-content-center justify-items-center gap-5 py-8 text-center"
  >
    <span className="text-plum">
      <Icon name="alert" size={48} />
    </span>
    <p className="font-display text-2xl">{title}</p>
    {message && <p className="max-w-md">{message}</p>}
    <button type="button" className="button-main" onClick={onRetry}>
      Erneut versuchen
    </button>
  </div>
);

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
