import { Icon } from '../icon.js';

/** A read that failed, with what can be done about it. */
export const LoadFailure = ({ message, onRetry }: { message?: string; onRetry(): void }) => (
  <div
    role="alert"
    className="shell grid min-h-[60vh] place-content-center justify-items-center gap-5 text-center"
  >
    <span className="text-plum">
      <Icon name="alert" size={48} />
    </span>
    <p className="font-display text-2xl">Daten konnten nicht geladen werden.</p>
    {message && <p className="max-w-md">{message}</p>}
    <button type="button" className="button-main" onClick={onRetry}>
      Erneut versuchen
    </button>
  </div>
);
