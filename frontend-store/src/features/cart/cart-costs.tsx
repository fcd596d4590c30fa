import type { PricedCart } from '../../shared/cart/price-cart.js';
import { onRequest, onRequestNote, priceText, totalText } from '../../shared/pricing/price-text.js';

interface Props {
  priced: PricedCart;
  currency: string;
}

/** 'Kosten' and 'Lieferkosten', gross, and what the guest donates. */
export function CartCosts({ priced, currency }: Props) {
  const { totals, area, hasHiddenPrices } = priced;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <dt>Kosten</dt>
        <dd className="text-right">
          {hasHiddenPrices ? onRequest : priceText(totals.gross, currency, totals.model)}
        </dd>
        {area && (
          <>
            <dt>Lieferkosten</dt>
            <dd className="text-right">
              {totals.deliveryGross === 0 ? 'Kostenlos' : priceText(totals.deliveryGross, currency)}
            </dd>
          </>
        )}
        {totals.donation !== undefined && (
          <>
            <dt>Ihre Spende</dt>
            <dd className="text-right">{priceText(totals.donation, currency)}</dd>
          </>
        )}
      </dl>
      {hasHiddenPrices && <p className="text-sm">{onRequestNote}</p>}
    </>
  );
}

export const CartTotal = ({ priced: { totals, hasHiddenPrices }, currency }: Props) => (
  <dl className="flex grow flex-wrap justify-between gap-x-4 text-xl font-bold tabular-nums low:grow-0 low:flex-col low:text-lg low:leading-tight">
    <dt className="word-wide">Gesamt</dt>
    <dd className="ml-auto whitespace-nowrap low:ml-0">{totalText(totals, currency, hasHiddenPrices)}</dd>
  </dl>
);
