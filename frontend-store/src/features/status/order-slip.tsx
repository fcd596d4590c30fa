import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import {
  DONATION_IS_FINANCED,
  donationLabel,
  ownDonationLabel,
} from '@bestellwerk/domain/ordering/checkout/donation';
import { contentsWords } from '@bestellwerk/domain/ordering/checkout/package-contents';
import { isRequest, isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import type { OrderDonation } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { OrderTotals } from '../../shared/pricing/order-totals.js';
import { PriceExplanation } from '../../shared/pricing/price-explanation.js';
import { onRequest, priceText } from '../../shared/pricing/price-text.js';
import { isNeverAgreed } from './order-steps.js';
import { SentUploads } from './sent-uploads.js';

type Item = PublicOrder['items'][number];

/** What was ordered, as it was then, and what it costs. */
export const OrderSlip = ({ order, mode }: { order: PublicOrder; mode: DeliveryMode }) => (
  <div className="slip space-y-4 p-6 pb-10">
    <h2 className="text-2xl">
      {isRequest(order.status) || isNeverAgreed(order) ? 'Ihre Anfrage' : 'Ihre Bestellung'}
    </h2>
    <ul className="divide-y-2 divide-dashed divide-line">
      {order.items.map((item, index) => (
        <li key={index} className="py-3">
          <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <p className="word-wide">
              <span className="tabular-nums">{formatTimes(item.amount, item.unit)}</span> {item.name}
            </p>
            <p className="ml-auto whitespace-nowrap tabular-nums">
              {item.isPriceHidden ? onRequest : priceText(item.gross, order.currency, item.model)}
            </p>
          </div>
          {item.contents && <p className="text-sm text-ink-soft">{contentsWords(item.contents)}</p>}
          <p className="text-sm text-ink-soft">{partsText(item)}</p>
          <SentUploads uploads={item.parts.flatMap(({ uploads }) => uploads ?? [])} />
          {!item.isPriceHidden && <PriceExplanation steps={item.explanation} currency={order.currency} />}
        </li>
      ))}
    </ul>
    {order.comment && (
      <div className="perforated pt-3">
        <h3 className="font-sans font-semibold">Ihr Kommentar</h3>
        <p className="whitespace-pre-line">{order.comment}</p>
      </div>
    )}
    <div className="perforated" />
    {isNeverAgreed(order) ? (
      <p className="font-semibold">Es ist nichts zu bezahlen.</p>
    ) : (
      <OrderTotals
        pricing={order.pricing}
        currency={order.currency}
        isDelivery={mode === 'delivery'}
        place={null}
        hasHiddenPrices={order.items.some(({ isPriceHidden }) => isPriceHidden)}
        {...(order.donation && { donationLabel: ownDonationLabel(order.donation) })}
      />
    )}
    {order.donation && !isUnfulfilled(order.status) && (
      <Donation
        donation={order.donation}
        currency={order.currency}
        isOnTop={order.pricing.donation !== undefined}
      />
    )}
  </div>
);

interface DonationProps {
  donation: OrderDonation;
  currency: string;
  /** Beside what the guest gives. */
  isOnTop: boolean;
}

const Donation = ({ donation, currency, isOnTop }: DonationProps) => (
  <dl className="perforated grid grid-cols-[1fr_auto] gap-x-4 pt-3 text-sm tabular-nums">
    <dt className="word-wide">
      {isOnTop && 'Zusätzlich: '}
      {donationLabel(donation)}
      <span className="block text-ink-soft">{DONATION_IS_FINANCED}</span>
    </dt>
    <dd>{formatMoney(donation.amount, currency)}</dd>
  </dl>
);

const partsText = ({ parts }: Item): string => parts.flatMap(wordsOf).join(', ');

const wordsOf = ({ choices, text }: Item['parts'][number]): string[] => [
  ...choices,
  ...(text ? [`„${text}“`] : []),
];
