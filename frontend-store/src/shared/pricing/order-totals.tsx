import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { OrderPricing } from '@bestellwerk/domain/pricing/pricing.schema';
import { shownSums } from '@bestellwerk/domain/pricing/totals';
import { formatMoney, formatPercent } from '@bestellwerk/domain/text/formats';
import { useIsDesktop } from '../use-media.js';
import { priceText, totalText } from './price-text.js';

interface Props {
  pricing: OrderPricing;
  currency: string;
  isDelivery: boolean;
  /** Where the order is picked up or eaten. */
  place: string | null;
  /** Then nothing is shown that they could be calculated from. */
  hasHiddenPrices: boolean;
  /** 'Ihre Spende an Gruft Wien', where that is known. */
  donationLabel?: string;
}

/** Delivery fee or place, what the guest donates, the gross total, and the taxes in it, which unfold to the net total and the tax per rate. */
export function OrderTotals({
  pricing,
  currency,
  isDelivery,
  place,
  hasHiddenPrices,
  donationLabel = 'Ihre Spende',
}: Props) {
  return (
    <div>
      {!isDelivery && place && <p className="mb-1 text-sm leading-snug">{place}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 hyphens-auto tabular-nums [&>dd]:text-right">
        {isDelivery && (
          <>
            <dt>Lieferkosten</dt>
            <dd>
              {pricing.deliveryGross === 0 ? 'Kostenlos' : formatMoney(pricing.deliveryGross, currency)}
            </dd>
          </>
        )}
        {pricing.donation !== undefined && (
          <>
            <dt className="word-wide">{donationLabel}</dt>
            <dd>{formatMoney(pricing.donation, currency)}</dd>
          </>
        )}
        <dt className="text-xl font-bold">Gesamt</dt>
        <dd className="text-xl font-bold">{totalText(pricing, currency, hasHiddenPrices)}</dd>
      </dl>
      {!hasHiddenPrices && <Taxes pricing={pricing} currency={currency} />}
    </div>
  );
}

/** Unfolded from the beginning where there is room. */
function Taxes({ pricing, currency }: Pick<Props, 'pricing' | 'currency'>) {
  const isUnfolded = useIsDesktop();
  const { net, taxes } = shownSums(pricing);
  const shown = (amount: number) => priceText(amount, currency, pricing.model);
  return (
    <details open={isUnfolded} className="text-sm text-ink-soft tabular-nums">
      <summary className="min-h-6 w-fit">
        inkl. {shown(toDecimal(taxes.reduce((sum, { tax }) => sum + toUnits(tax), 0)))} USt
      </summary>
      <dl className="grid grid-cols-[1fr_auto] hyphens-auto [&>dd]:text-right">
        <dt>Netto</dt>
        <dd>{shown(net)}</dd>
        {taxes.map(({ rate, tax }) => (
          <div key={rate} className="contents [&>dd]:text-right">
            <dt>Mehrwertsteuer {formatPercent(rate)}</dt>
            <dd>{shown(tax)}</dd>
          </div>
        ))}
        {pricing.donation !== undefined && (
          <>
            <dt>Spende, ohne Steuer</dt>
            <dd>{shown(pricing.donation)}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
