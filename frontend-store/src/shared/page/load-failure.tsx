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
