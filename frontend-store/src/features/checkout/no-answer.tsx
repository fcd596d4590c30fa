import { Icon } from '../../shared/icon.js';
import { aboveFormId } from './problems.js';

/** What to do about an order whose answer never came. `message` is what was said instead, if anything was. */
export const NoAnswer = ({ message }: { message: string | null }) => (
  <div
    id={aboveFormId}
    role="alert"
    tabIndex={-1}
    className="mb-8 flex gap-4 border-l-8 border-mustard bg-mustard-pale p-5"
  >
    <Icon name="alert" size={26} />
    <div className="min-w-0 space-y-3">
      <h2 className="font-sans text-lg font-bold">Auf Ihre Bestellung kam noch keine Antwort</h2>
      {message && <p>{message}</p>}
      <p>
        Bitte überprüfen Sie Ihre Internetverbindung und senden Sie die Bestellung unverändert noch einmal ab:
        Sie wird dabei sicher nicht doppelt angelegt.
      </p>
      <button type="submit" className="button-main">
        Noch einmal senden
      </button>
    </div>
  </div>
);
