import { type ReactNode, useId, useState } from 'react';
import { useReadingTime } from '../../shared/use-reading-time.js';

interface Props {
  /** On the button that leads to the question. */
  label: string;
  question: string;
  /** On the buttons that answer it. */
  confirm: string;
  keep: string;
  isBusy: boolean;
  onConfirm(): void;
  /** What can be done instead, beside the button; not while it is asked. */
  children?: ReactNode;
}

/**
 * Asks once more before what cannot be taken back. The second tap of a double tap falls where the question has just
 * appeared, and answers nothing.
 */
export function AskAgain({ label, question, confirm, keep, isBusy, onConfirm, children }: Props) {
  const [asked, setAsked] = useState<'notYet' | 'asked' | 'kept'>('notYet');
  const isAsked = asked === 'asked';
  const isRead = useReadingTime(isAsked ? question : null);
  const id = useId();
  if (!isAsked) {
    return (
      <div className="flex flex-col gap-3 tablet:flex-row">
        {children}
        <button
          ref={asked === 'kept' ? takeFocus : null}
          type="button"
          className="button-plain"
          disabled={isBusy}
          onClick={() => setAsked('asked')}
        >
          {label}
        </button>
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className="space-y-3">
      <p id={id}>{question}</p>
      <div className="flex flex-col gap-3 tablet:flex-row">
        <button
          type="button"
          className="button-main"
          disabled={isBusy}
          onClick={() => isRead() && onConfirm()}
        >
          {isBusy ? 'Wird gesendet …' : confirm}
        </button>
        <button
          ref={takeFocus}
          type="button"
          className="button-plain"
          disabled={isBusy}
          onClick={() => isRead() && setAsked('kept')}
        >
          {keep}
        </button>
      </div>
    </div>
  );
}

/** The button that had it is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
