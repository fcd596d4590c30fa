import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../shared/icon.js';
import { offlineText, useIsOnline } from '../../shared/use-is-online.js';
import { aboveFormId } from './problems.js';
import type { EarlierSent } from './use-sent-before.js';

/** What to do about an order whose response was lost. `message` is the error shown instead, if any. */
export function NoAnswer({ message }: { message: string | null }) {
  const reason = useIsOnline() ? message : offlineText;
  return (
    <Note heading="Auf Ihre Bestellung kam noch keine Antwort">
      {reason && <p>{reason}</p>}
      <p>
        Bitte überprüfen Sie Ihre Internetverbindung und senden Sie die Bestellung noch einmal ab: Sie wird
        dabei sicher nicht doppelt angelegt.
      </p>
      <button type="submit" className="button-main">
        Noch einmal senden
      </button>
    </Note>
  );
}

/** The server takes no more requests for so many seconds; it says nothing about the order. */
export const TooManyRequests = ({ retryAfter }: { retryAfter: number | undefined }) => (
  <Note heading="Bitte warten Sie einen Moment">
    <p>Das waren zu viele Anfragen. Bitte versuchen Sie es in {waitWords(retryAfter)} noch einmal.</p>
  </Note>
);

function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'einer Minute';
  return seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`;
}

/** The order of which no answer had come was accepted, and the form was changed since. */
export const EarlierOrder = ({ onShow, onOther }: { onShow(): void; onOther(): void }) => (
  <Note heading="Ihre Bestellung von vorhin ist angekommen">
    <p>
      Nur die Antwort darauf ging verloren. Was Sie seither geändert haben, steht nicht darin: Dafür rufen Sie
      uns bitte an. Noch einmal zu senden wäre eine zweite Bestellung.
    </p>
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button-main" onClick={onShow}>
        Zur Bestellung
      </button>
      <button type="submit" className="button-plain" onClick={onOther}>
        Zweite Bestellung senden
      </button>
    </div>
  </Note>
);

/** The cart was sent before: an unpaid order is replaced by the new one, another would be carried out beside it. */
export const SentBefore = ({ order: { uid, hash }, isSame, isPaid, isReplaced }: EarlierSent) => (
  <Note
    heading={isSame ? 'Diese Bestellung haben Sie schon abgeschickt' : 'Eine Bestellung ist noch unbezahlt'}
  >
    <p>
      {isReplaced
        ? `Ihre Bestellung ${uid}${isSame ? ' mit demselben Inhalt' : ''} ist noch nicht bezahlt. Wenn Sie neu bestellen, ersetzt die neue Bestellung sie: Es wird nur die neue zubereitet und bezahlt.`
        : `Ihre Bestellung ${uid} mit demselben Inhalt ist schon ${isPaid ? 'bezahlt' : 'bei uns'}. Wenn Sie noch einmal bestellen, bekommen Sie alles zweimal.`}
    </p>
    <div className="flex flex-wrap gap-3">
      <Link to={`/status/${uid}/${hash}`} className="button-main">
        {!isReplaced ? 'Zur Bestellung' : isSame ? 'Zur Zahlung' : `Zur Bestellung ${uid}`}
      </Link>
      <button type="submit" className="button-plain">
        {isReplaced ? 'Neu bestellen' : 'Trotzdem noch einmal bestellen'}
      </button>
    </div>
  </Note>
);

const Note = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div
    id={aboveFormId}
    role="alert"
    tabIndex={-1}
    className="mb-8 flex gap-4 border-l-8 border-mustard bg-mustard-pale p-5"
  >
    <Icon name="alert" size={26} />
    <div className="min-w-0 space-y-3">
      <h2 className="font-sans text-lg font-bold">{heading}</h2>
      {children}
    </div>
  </div>
);
