import type { PricedCart } from '../../shared/cart/price-cart.js';
import { priceText } from '../../shared/pricing/price-text.js';

/** 'Kosten', 'Lieferkosten' and 'Gesamt', gross. */
export function CartCosts({ priced, currency }: { priced: PricedCart; currency: string }) {
  const { totals, area, hasHiddenPrices } = priced;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <dt>Kosten</dt>
        <dd className="text-right">{priceText(totals.gross, currency, totals.model)}</dd>
        {area && (
          <>
            <dt>Lieferkosten</dt>
            <dd className="text-right">
              {totals.deliveryGross === 0 ? 'Kostenlos' : priceText(totals.deliveryGross, currency)}
            </dd>
          </>
        )}
        <dt className="mt-1 text-xl font-bold">Gesamt</dt>
        <dd className="mt-1 text-right text-xl font-bold">
          {priceText(totals.totalGross, currency, totals.model)}
        </dd>
      </dl>
      {hasHiddenPrices && (
        <p className="text-sm">Preise auf Anfrage teilen wir Ihnen nach der Bestellung mit.</p>
      )}
    </>
  );
}
