import type { ReactNode } from 'react';
import { directionsUrl, phoneUrl } from '@bestellwerk/domain/addresses/directions';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { isRequest, isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { modeLabels, paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { asSoonAsPossible } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { addressLines } from '@bestellwerk/domain/ordering/delivery-address';
import { expectedText, likelyText, wantedFor, type Waiting } from '@bestellwerk/domain/ordering/due-time';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { guestSumTexts } from '@bestellwerk/domain/views/guest-money';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Icon } from '../../shared/icon.js';
import { AddressLink } from '../../shared/page/address-link.js';
import { quotationPaymentText } from './quotation-payment.js';

interface Props {
  order: PublicOrder;
  mode: DeliveryMode;
  waiting: Waiting;
}

/** Number, mode, address, payment and time of an order. */
export function OrderFacts({ order, mode, waiting }: Props) {
  const { timeZone } = waiting;
  const to = order.deliveryAddress ? addressLines(order.deliveryAddress) : [];
  const isShown = !isRequest(order.status) && (!isUnfulfilled(order.status) || hasMoneyMoved(order));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 [&>dt]:text-ink-soft">
      <Fact name="Bestellnummer">{order.uid}</Fact>
      <Fact name="Art der Lieferung">{modeLabels[mode]}</Fact>
      {order.tableIdentifier && <Fact name="Tisch">{order.tableIdentifier}</Fact>}
      {to.length > 0 && (
        <Fact name="Lieferung an">
          {to.map((line) => (
            <span key={line} className="word-wide block">
              {line}
            </span>
          ))}
        </Fact>
      )}
      <Fact name="Zeitpunkt">{timeWords(order, waiting)}</Fact>
      {isShown && (
        <Fact name="Zahlungsart">
          {paymentMethodLabels[order.paymentMethod]}
          {paymentStateText(order)}
          {isToBePaid(order) && (
            <span className="block font-normal">{quotationPaymentText(order, mode)}</span>
          )}
          {guestSumTexts(order, { now: waiting.now.getTime(), timeZone }).map((text) => (
            <span key={text} className="block font-normal">
              {text}
            </span>
          ))}
        </Fact>
      )}
      <Fact name={order.isQuotation ? 'Angefragt am' : 'Bestellt am'}>
        {formatDateTime(new Date(order.placedAt), timeZone)}
      </Fact>
    </dl>
  );
}

const timeWords = (order: PublicOrder, waiting: Waiting): string =>
  wantedFor(order, waiting) ??
  [asSoonAsPossible, expectedText(order, waiting), likelyText(order, waiting)].filter(Boolean).join(', ');

/** After an accepted offer: nobody has asked the guest how to pay. */
const isToBePaid = ({ isQuotation, isPaid, isCanceled, isRejected, isRefunded }: PublicOrder): boolean =>
  isQuotation && !(isPaid || isCanceled || isRejected || isRefunded);

/** Of an order that ended: else its method of payment would read as if something was to be paid. */
const hasMoneyMoved = ({ paidAmount, refundedAmount, paymentStatus }: PublicOrder): boolean =>
  paidAmount > 0 || refundedAmount > 0 || paymentStatus === 'authorized';

/** What became of the payment, beside its method. */
function paymentStateText({
  isRefunded,
  isPaid,
  paymentStatus,
  refundingAmount,
  surplusRefundingAmount,
}: PublicOrder): string {
  if (isRefunded) return ' · Rückerstattet';
  if (refundingAmount > surplusRefundingAmount) return ' · Rückzahlung veranlasst';
  if (isPaid) return ' · Bezahlt';
  return paymentStatus === 'authorized' ? ' · Zahlung freigegeben' : '';
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </>
);

/** Where the branch is and how to reach it. */
export const BranchContact = ({ branch }: { branch: Branch }) => (
  <address className="space-y-3 not-italic">
    <h2 className="text-2xl">Filiale</h2>
    <p className="flex gap-2.5">
      <Icon name="pin" />
      <span>
        <strong>{branch.name}</strong>
        <br />
        {branch.street}
        <br />
        {branch.zipCode} {branch.city}
      </span>
    </p>
    <p className="flex flex-wrap gap-3">
      {branch.phone && (
        <a href={phoneUrl(branch.phone)} className="button-plain">
          <Icon name="phone" />
          {branch.phone}
        </a>
      )}
      <AddressLink address={directionsUrl(branch)} className="button-plain">
        <Icon name="pin" />
        Route planen
      </AddressLink>
    </p>
  </address>
);
