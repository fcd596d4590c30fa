import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { wantedFor, type Waiting } from '@bestellwerk/domain/ordering/due-time';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useAnswerAppointmentMutation } from '../../shared/order/order-api.js';
import { AskAgain } from './ask-again.js';

interface Props {
  order: PublicOrder;
  waiting: Waiting;
  /** With the order as it is then. */
  onAccepted(order: PublicOrder): void;
  /** The guest has canceled it. */
  onEnded(): void;
}

/** Asks the guest whether the time that the branch proposes suits them. Declining cancels, so it asks again. */
export function CounterAppointment({ order, waiting, onAccepted, onEnded }: Props) {
  const [answer, { isLoading, error }] = useAnswerAppointmentMutation();
  const { counterAppointment, answerBy, uid, hash } = order;
  if (!counterAppointment || !answerBy) return null;
  const { now, timeZone } = waiting;
  const textOf = (instant: string) => plannedText(new Date(instant), now, timeZone);
  const wanted = wantedFor(order, waiting);
  const send = async (isAccepted: boolean) => {
    const { data } = await answer({ uid, hash, counterAppointment, isAccepted });
    if (!data) return;
    if (isAccepted) onAccepted(data);
    else onEnded();
  };

  return (
    <section
      data-binding
      aria-labelledby="counter-appointment"
      className="forced-edge bg-mustard-pale p-5 tablet:p-8"
    >
      <h2 id="counter-appointment" className="text-2xl tablet:text-3xl">
        Passt Ihnen {textOf(counterAppointment)}?
      </h2>
      {wanted && <p className="mt-2">Ihr Wunsch war: {wanted}.</p>}
      <p className="mt-2">
        Bitte antworten Sie bis {textOf(answerBy)}. Ohne Ihre Antwort wird die Bestellung danach storniert.
        {moneyBack(order)}
        {order.isPayable && ' Wenn der Termin Ihnen passt, geht es gleich weiter zur Zahlung.'}
      </p>
      {error && (
        <p role="alert" className="mt-4 border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
          {messageOf(error)}
        </p>
      )}
      <div className="mt-5">
        <AskAgain
          // Of another time it is asked again.
          key={counterAppointment}
          label="Nein, Bestellung stornieren"
          question="Sollen wir Ihre Bestellung stornieren? Das lässt sich nicht rückgängig machen."
          confirm="Wirklich stornieren"
          keep="Doch nicht"
          isBusy={isLoading}
          onConfirm={() => void send(false)}
        >
          <button type="button" className="button-main" disabled={isLoading} onClick={() => void send(true)}>
            {isLoading ? 'Wird gesendet …' : 'Ja, das passt'}
          </button>
        </AskAgain>
      </div>
    </section>
  );
}

/** What becomes of the money of a guest who declines, or does not answer. */
function moneyBack({ paymentStatus, paidAmount, currency }: PublicOrder): string {
  if (paymentStatus === 'authorized') return ' Dann wird nichts abgebucht.';
  return paidAmount > 0 ? ` Sie bekommen dann ${formatMoney(paidAmount, currency)} zurück.` : '';
}
