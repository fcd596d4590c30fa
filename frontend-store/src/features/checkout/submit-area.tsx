import type { ReactNode } from 'react';
import { Icon } from '../../shared/icon.js';

interface Props {
  /** Null where the order cannot be sent as it stands; the notices above say why. */
  label: string | null;
  isSending: boolean;
  /** An order was sent before and its answer never came. */
  isUnanswered: boolean;
  children: ReactNode;
}

export const SubmitArea = ({ label, isSending, isUnanswered, children }: Props) => (
  <div className="space-y-4">
    {isUnanswered && !isSending && (
      <p role="status" className="flex gap-3 border-l-8 border-mustard bg-mustard-pale p-4">
        <Icon name="alert" />
        <span>
          Auf Ihre Bestellung kam noch keine Antwort. Senden Sie sie bitte unverändert noch einmal ab: Sie
          wird dabei sicher nicht doppelt angelegt.
        </span>
      </p>
    )}
    <div className="flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-between">
      {children}
      {label !== null && (
        <button
          type="submit"
          aria-disabled={isSending}
          className="button-main grow text-lg tablet:grow-0 tablet:px-10"
        >
          {isSending ? 'Verarbeiten...' : label}
        </button>
      )}
    </div>
  </div>
);
