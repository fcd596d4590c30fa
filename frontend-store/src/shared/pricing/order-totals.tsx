import type { OrderPricing } from '@bestellwerk/domain/pricing/pricing.schema';
import { shownSums } from '@bestellwerk/domain/pricing/totals';
import { formatMoney, formatPercent } from '@bestellwerk/domain/text/formats';
import { priceText, totalText } from './price-text.js';

interface Props {
  pricing: OrderPricing;
  currency: string;
  isDelivery: boolean;
  /** Where the order is picked up or eaten. */
  place: string | null;
  /** Then nothing is shown that they could be calculated from. */
  hasHiddenPrices: boolean;
}

/** Delivery fee or place, net total, tax per rate, and the gross total. */
export function OrderTotals({ pricing, currency, isDelivery, place, hasHiddenPrices }: Props) {
  const { net, taxes } = shownSums(pricing);
  return (
    <>
      {!isDelivery && place && <p className="text-sm">{place}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 hyphens-auto tabular-nums [&>dd]:text-right">
        {isDelivery && (
          <>
            <dt>Lieferkosten</dt>
            <dd>
              {pricing.deliveryGross === 0 ? 'Kostenlos' : formatMoney(pricing.deliveryGross, currency)}
            </dd>
          </>
        )}
        {!hasHiddenPrices && (
          <>
            <dt>Netto</dt>
            <dd>{priceText(net, currency, pricing.model)}</dd>
          </>
        )}
        {(hasHiddenPrices ? [] : taxes).map(({ rate, tax }) => (
          <div key={rate} className="contents [&>dd]:text-right">
            <dt>Mehrwertsteuer {formatPercent(rate)}</dt>
            <dd>{priceText(tax, currency, pricing.model)}</dd>
          </div>
        ))}
        <dt className="mt-1 text-xl font-bold">Gesamt</dt>
        <dd className="mt-1 text-xl font-bold">{totalText(pricing, currency, hasHiddenPrices)}</dd>
      </dl>
    </>
  );
}
