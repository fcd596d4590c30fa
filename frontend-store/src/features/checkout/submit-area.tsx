import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../shared/icon.js';

interface Props {
  /** Label of the button; null if the order cannot be sent in its current state. */
  label: string | null;
  /** It is a request for a quotation: nothing is to be paid yet. */
  isQuotation: boolean;
  total: string;
  /** What is ordered for when: 'Abholung: morgen, 23.11., 11:05 Uhr'. */
  when: string;
  isSending: boolean;
  /** The server responded that it cannot accept the order yet. */
  isWaiting: boolean;
  /** It was accepted, and the payment page is being opened. */
  isLeaving: boolean;
  /** What has to be read before the order is sent. */
  notice: ReactNode;
  children: ReactNode;
}

const LONG = 3_000;

export function SubmitArea({
  label,
  isQuotation,
  total,
  when,
  isSending,
  isWaiting,
  isLeaving,
  notice,
  children,
}: Props) {
  const isLong = useIsLong(isSending);
  return (
    <div className="space-y-4">
      {notice}
      <div className="border-t-4 border-ink pt-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-bold">
          <span>{isQuotation ? 'Gesamt, unverbindlich' : 'Zu bezahlen'}</span>
          <span className="tabular-nums">{total}</span>
        </p>
        <p>{when}</p>
      </div>
      <div role="status">
        {isLeaving && (
          <p className="flex gap-3 border-l-8 border-mustard bg-mustard-pale p-4 font-semibold">
            Sie werden zur Zahlung weitergeleitet …
          </p>
        )}
        {!isLeaving && (isLong || isWaiting) && (
          <p className="flex gap-3 border-l-8 border-mustard bg-mustard-pale p-4">
            <Icon name="alert" />
            <span>
              Das dauert gerade länger als sonst. Wir versuchen es weiter, bitte lassen Sie diese Seite offen.
            </span>
          </p>
        )}
      </div>
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
}

/** Whether something has been going on for so long that people wonder. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(setIsLong, LONG, true);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn]);
  return isLong;
}
