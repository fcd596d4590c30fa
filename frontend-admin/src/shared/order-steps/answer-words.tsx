import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { answerBy } from '@bestellwerk/domain/ordering/order/appointment-decisions';
import { addressFor } from '@bestellwerk/domain/views/messages-for';
import { useMessageSetupQuery } from '../messages/messages-api.js';
import { useAtNow } from '../ui/use-now.js';
import { guestAgreedLabel } from './next-step.js';
import classes from './propose-time-form.module.css';

const MINUTE = 60_000;

interface Properties {
  order: StaffOrder;
  /** The requested and the proposed one. ISO instants. */
  times: readonly (string | null)[];
  timeZone: string;
}

/** Until when the guest may answer, if the proposal is made now, and whether they learn of it. */
export function AnswerWords({ order, times, timeZone }: Properties) {
  const until = useAtNow((now) => {
    const at = new Date(Math.floor(now / MINUTE) * MINUTE);
    return plannedText(new Date(answerBy(at.toISOString(), times)), at, timeZone);
  });
  const getsMessage = useGetsMessage(order);
  const { phone } = order.contact;
  return (
    <>
      {getsMessage === false && <NoMessage phone={phone} />}
      <p className={classes.words}>
        Der Gast muss {getsMessage === false ? '' : 'auf seiner Statusseite '}bis <strong>{until}</strong>{' '}
        zustimmen. Lehnt er ab oder antwortet er nicht, wird die Bestellung storniert.
        {phone && getsMessage !== false && (
          <>
            {' '}
            Am schnellsten geht ein Anruf: <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
      </p>
    </>
  );
}

const NO_MESSAGE = 'Dieser Gast bekommt keine Nachricht.';

const NoMessage = ({ phone }: { phone: string | null }) => (
  <div role="note" aria-label={NO_MESSAGE} className={classes.warning}>
    <strong>{NO_MESSAGE}</strong>{' '}
    {phone ? (
      <>
        Bitte rufen Sie an: <a href={`tel:${phone}`}>{phone}</a>. Passt der neue Termin, tippen Sie danach bei
        der Bestellung auf „{guestAgreedLabel}“.
      </>
    ) : (
      'Den Vorschlag sieht der Gast nur, wenn er seine Statusseite geöffnet hat.'
    )}
  </div>
);

/** Whether a message leaves for the guest: by an address they gave, in a way that is set up. Null while that is unknown. */
function useGetsMessage(order: StaffOrder): boolean | null {
  const { data: setup } = useMessageSetupQuery();
  if (!setup) return null;
  return (['email', 'sms'] as const).some(
    (channel) => setup[channel].isSetUp && addressFor(channel, order) !== null,
  );
}
