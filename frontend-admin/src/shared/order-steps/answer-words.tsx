import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { answerBy, type ProposedTime } from '@bestellwerk/domain/ordering/order/appointment-decisions';
import { whyNoMessage } from '@bestellwerk/domain/views/no-message';
import { useMessageSetupQuery } from '../messages/messages-api.js';
import { useAtNow } from '../ui/use-now.js';
import { guestAgreedLabel } from './next-step.js';
import classes from './propose-time-form.module.css';

const MINUTE = 60_000;

interface Properties {
  order: StaffOrder;
  times: ProposedTime;
  timeZone: string;
}

/** Until when the guest may answer, if the proposal is made now, and whether they learn of it, or why not. */
export function AnswerWords({ order, times, timeZone }: Properties) {
  const until = useAtNow((now) => {
    const at = new Date(Math.floor(now / MINUTE) * MINUTE);
    return plannedText(new Date(answerBy(at.toISOString(), times)), at, timeZone);
  });
  const { data: setup } = useMessageSetupQuery();
  const why = setup ? whyNoMessage(order, setup) : null;
  const { phone } = order.contact;
  return (
    <>
      {why !== null && <NoMessage why={why} phone={phone} />}
      <p className={classes.words}>
        Der Gast muss {why === null && 'auf seiner Statusseite '}bis <strong>{until}</strong> zustimmen. Lehnt
        er ab oder antwortet er nicht, wird die Bestellung storniert.
        {phone && why === null && (
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

const NoMessage = ({ why, phone }: { why: string; phone: string | null }) => (
  <div role="note" aria-label={NO_MESSAGE} className={classes.warning}>
    <strong>{NO_MESSAGE}</strong> {why} Den Vorschlag sieht er nur auf der Statusseite seiner Bestellung, wenn
    er sie öffnet.
    {phone && (
      <>
        {' '}
        Bitte rufen Sie an: <a href={`tel:${phone}`}>{phone}</a>. Passt der neue Termin, tippen Sie danach bei
        der Bestellung auf „{guestAgreedLabel}“.
      </>
    )}
  </div>
);
