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
  /** The way back. */
  children: ReactNode;
}

const LONG = 3_000;

/** The button that sends the order, with what it costs. On phones it stays at the lower edge while the form scrolls. */
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
    <>
      <div className="mt-1.5 space-y-2 desktop:mt-3 desktop:px-6">
        {notice}
        {isQuotation && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
            <span>Gesamt, unverbindlich</span>
            <span className="tabular-nums">{total}</span>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="word-wide leading-snug">{when}</p>
          {children}
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
                Das dauert gerade länger als sonst. Wir versuchen es weiter, bitte lassen Sie diese Seite
                offen.
              </span>
            </p>
          )}
        </div>
      </div>
      {label !== null && (
        <div className="sticky bottom-(--lower-edge) z-20 -mx-[clamp(1.125rem,4vw,3rem)] mt-1 border-t-2 border-line bg-paper px-[clamp(1.125rem,4vw,3rem)] py-1.5 short:static desktop:static desktop:mx-0 desktop:border-0 desktop:bg-transparent desktop:px-6 desktop:pb-2">
          <button
            type="submit"
            aria-disabled={isSending}
            className="button-main w-full px-3! text-[1.0625rem] leading-snug"
          >
            {isSending ? 'Verarbeiten...' : isQuotation ? label : `${label} · ${total}`}
          </button>
        </div>
      )}
    </>
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
