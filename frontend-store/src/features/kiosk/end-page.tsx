import { type ReactNode, useEffect, useState } from 'react';
import { endPageSeconds, idleness } from '@bestellwerk/domain/ordering/checkout/self-service';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Question } from './question.js';
import { useIdleTime } from './use-idle-time.js';

export type TicketState = 'none' | 'printed' | 'failed';

interface Props {
  order: PublicOrder;
  ticket: TicketState;
  /** Where an order that is still to be paid online is paid. */
  payment: ReactNode;
  /** How the guest follows an order on a phone that did not pay it. */
  follow: ReactNode;
  onDone(): void;
}

/** Whether an order waits for its guest to pay online. */
export const isToBePaidOnline = ({ status, isPayable }: Pick<PublicOrder, 'status' | 'isPayable'>): boolean =>
  status === 'awaitingPayment' || (status === 'failed' && isPayable);

/** After an order: its number, what happens next, and the way to the next guest, who comes by itself after a while. */
export function EndPage({ order, ticket, payment, follow, onDone }: Props) {
  const { disableTickets } = useShop().config;
  const isUnpaid = isToBePaidOnline(order);
  const isLost = isUnfulfilled(order.status) && !isUnpaid;
  return (
    <main className="shell flex min-h-dvh flex-col justify-center gap-6 py-6 text-center">
      <h1 className="text-4xl" tabIndex={-1} ref={focus}>
        {headingOf(isUnpaid, isLost)}
      </h1>
      {!isLost && (
        <p className="text-2xl">
          {disableTickets ? 'Ihre Bestellnummer' : 'Ihre Nummer'}
          <strong className="block font-display text-[min(9rem,28vw)] leading-none tabular-nums">
            {disableTickets ? order.uid : order.ticketNumber}
          </strong>
        </p>
      )}
      {isUnpaid && payment}
      <div className="space-y-3 text-xl" role="status">
        {nextSteps(order, isUnpaid, isLost).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {ticket === 'printed' && <p>Ihre Nummer wird gedruckt. Bitte nehmen Sie den Bon mit.</p>}
        {ticket === 'failed' && !isLost && <p>Bitte merken Sie sich Ihre Nummer.</p>}
      </div>
      {!isLost && (
        <p className="text-2xl font-bold">Gesamt: {formatMoney(order.pricing.totalGross, order.currency)}</p>
      )}
      {!isUnpaid && !isLost && !isPaidOnline(order.paymentMethod) && follow}
      <Leave
        key={String(isUnpaid)}
        after={isUnpaid ? endPageSeconds.unpaid : endPageSeconds.settled}
        isUnpaid={isUnpaid}
        onDone={onDone}
      />
    </main>
  );
}

/** Screen readers and keyboards begin at the top of the new page. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

interface LeaveProps {
  /** Seconds without a touch. */
  after: number;
  /** Nobody cooks it yet: a guest who goes is asked. */
  isUnpaid: boolean;
  onDone(): void;
}

function Leave({ after, isUnpaid, onDone }: LeaveProps) {
  const [isAsked, setAsked] = useState(false);
  const idle = idleness(useIdleTime().idle, after, 0);
  const isOver = idle.phase === 'over';
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return (
    <div className="space-y-4">
      <button
        type="button"
        className={`${isUnpaid ? 'button-plain' : 'button-main'} w-full max-w-xl text-2xl`}
        onClick={isUnpaid ? () => setAsked(true) : onDone}
      >
        {isUnpaid ? 'Ohne Zahlung gehen' : 'Fertig'}
      </button>
      {isAsked && (
        <Question
          title="Ohne Zahlung gehen?"
          text={
            <p className="text-xl">
              Ihre Bestellung wird dann nicht zubereitet, außer Sie bezahlen auf Ihrem Telefon.
            </p>
          }
          stay="Zurück zur Zahlung"
          onStay={() => setAsked(false)}
          leave="Ja, gehen"
          onLeave={onDone}
        />
      )}
      {!isOver && (
        <p role="timer">
          Diese Seite schließt sich in {idle.secondsLeft === 1 ? '1 Sekunde' : `${idle.secondsLeft} Sekunden`}
          .
        </p>
      )}
    </div>
  );
}

function headingOf(isUnpaid: boolean, isLost: boolean): string {
  if (isLost) return 'Ihre Bestellung wurde leider nicht angenommen.';
  return isUnpaid ? 'Bitte bezahlen Sie jetzt mit Ihrem Telefon.' : 'Vielen Dank für Ihre Bestellung!';
}

function nextSteps(order: PublicOrder, isUnpaid: boolean, isLost: boolean): string[] {
  if (isLost) {
    return [
      ...(order.rejectionMessage ? [order.rejectionMessage] : []),
      'Bitte wenden Sie sich an unser Personal.',
    ];
  }
  if (isUnpaid) return ['Erst wenn Sie bezahlt haben, bereiten wir Ihre Bestellung zu.'];
  const isPaid = isPaidOnline(order.paymentMethod) || order.openAmount <= 0;
  return [isPaid ? 'Ihre Bestellung ist bezahlt.' : 'Bitte bezahlen Sie an der Kasse.', placeText(order)];
}

const placeText = ({ isDineIn, tableIdentifier }: PublicOrder): string =>
  isDineIn && tableIdentifier !== null
    ? `Wir bringen Ihre Bestellung an Tisch ${tableIdentifier}.`
    : 'Wir bereiten Ihre Bestellung zu und rufen Ihre Nummer auf.';
