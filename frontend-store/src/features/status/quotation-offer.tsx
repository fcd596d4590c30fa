import { useState } from 'react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { offeredPaymentMethods } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { Waiting } from '@bestellwerk/domain/ordering/due-time';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { PaymentChoice } from '../../shared/order/payment-choice.js';
import { useAnswerQuotationMutation } from '../../shared/order/order-api.js';
import { priceText } from '../../shared/pricing/price-text.js';
import { useReadingTime } from '../../shared/use-reading-time.js';
import { AskAgain } from './ask-again.js';
import { quotationPaymentText } from './quotation-payment.js';

interface Props {
  order: PublicOrder;
  waiting: Waiting;
  /** With the order as it is then. */
  onAccepted(order: PublicOrder): void;
  /** The guest has declined it. */
  onEnded(): void;
}

/** The offer of the branch, and the guest's answer. Declining cancels, so it asks again. */
export function QuotationOffer({ order, waiting: { now, timeZone }, onAccepted, onEnded }: Props) {
  const [answer, { isLoading, error }] = useAnswerQuotationMutation();
  const { quotation, uid, hash, currency, pricing } = order;
  const offer = quotation?.offer ?? 0;
  const offered = usePossibleMethods(order);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const paymentMethod = chosen !== null && offered.includes(chosen) ? chosen : order.paymentMethod;
  const [first] = useState(offer);
  // The first one is read at leisure.
  const isRead = useReadingTime(offer === first ? null : offer);
  if (!quotation) return null;
  const until = new Date(quotation.validUntil);
  const send = async (isAccepted: boolean) => {
    if (!isRead()) return;
    const { data } = await answer({ uid, hash, offer, isAccepted, paymentMethod });
    if (!data) return;
    if (isAccepted) onAccepted(data);
    else onEnded();
  };

  return (
    <section
      data-binding
      aria-labelledby="quotation"
      className="forced-edge space-y-4 bg-mustard-pale p-5 tablet:p-8"
    >
      <h2 id="quotation" className="text-2xl tablet:text-3xl">
        Unser {offer > 1 ? 'neues ' : ''}Angebot: {priceText(pricing.totalGross, currency, pricing.model)}
      </h2>
      {quotation.message && (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{quotation.message}</p>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 [&>dd]:pl-4 [&>dd]:text-right [&>dd]:whitespace-nowrap [&>dd]:tabular-nums">
        {order.items.map((item, index) => (
          <Line
            key={index}
            name={`${formatTimes(item.amount, item.unit)} ${item.name}`}
            price={priceText(item.gross, currency, item.model)}
          />
        ))}
        {order.isDelivery && (
          <Line
            name="Lieferkosten"
            price={pricing.deliveryGross === 0 ? 'Kostenlos' : formatMoney(pricing.deliveryGross, currency)}
          />
        )}
        <dt className="border-t-2 border-ink pt-1 font-bold">Gesamt, inklusive Mehrwertsteuer</dt>
        <dd className="border-t-2 border-ink pt-1 font-bold">
          {priceText(pricing.totalGross, currency, pricing.model)}
        </dd>
      </dl>
      <p>
        Gültig bis {plannedText(until, now, timeZone)}. Ohne Ihre Antwort wird die Anfrage danach storniert.
      </p>
      {offered.length > 1 ? (
        <>
          <p>Bezahlt wird erst, wenn Sie das Angebot annehmen. Wie möchten Sie bezahlen?</p>
          <PaymentChoice mode={modeOf(order)} offered={offered} chosen={paymentMethod} onChoose={setChosen} />
        </>
      ) : (
        <p>Bezahlt wird erst, wenn Sie das Angebot annehmen. {quotationPaymentText(order, modeOf(order))}</p>
      )}
      {error && (
        <p role="alert" className="border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
          {messageOf(error)}
        </p>
      )}
      <AskAgain
        // Of another offer it is asked again.
        key={offer}
        label="Angebot ablehnen"
        question="Sollen wir Ihre Anfrage stornieren? Das lässt sich nicht rückgängig machen."
        confirm="Wirklich ablehnen"
        keep="Doch nicht"
        isBusy={isLoading}
        onConfirm={() => void send(false)}
      >
        <button type="button" className="button-main" disabled={isLoading} onClick={() => void send(true)}>
          {isLoading ? 'Wird gesendet …' : 'Angebot annehmen'}
        </button>
      </AskAgain>
    </section>
  );
}

/** What the branch offers now, and what the request says. */
function usePossibleMethods({ branch: { id }, paymentMethod }: PublicOrder): PaymentMethod[] {
  const { branchOf, config } = useShop();
  const branch = branchOf(id);
  const offered = branch ? offeredPaymentMethods(config, branch) : [];
  return offered.includes(paymentMethod) ? offered : [paymentMethod, ...offered];
}

const Line = ({ name, price }: { name: string; price: string }) => (
  <>
    <dt className="[overflow-wrap:anywhere]">{name}</dt>
    <dd>{price}</dd>
  </>
);
