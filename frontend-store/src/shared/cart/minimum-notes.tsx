import { freeDeliveryHint, minimumOrderTexts } from '@bestellwerk/domain/delivery/delivery-fee';
import type { PricedCart } from './price-cart.js';

/** What is missing to the minimum order value, and from when on delivery is free. */
export function MinimumNotes({ priced, currency }: { priced: PricedCart; currency: string }) {
  const { area, missing, totals, lines } = priced;
  if (!area || lines.length === 0) return null;
  const texts = missing && minimumOrderTexts(missing, currency);
  const hint = freeDeliveryHint(area, totals.gross, currency);
  return (
    <div className="space-y-2" aria-live="polite">
      {texts && (
        <div className="border-l-4 border-alarm bg-alarm-pale p-3 text-sm">
          <p className="font-semibold">{texts.warning}</p>
          <p>{texts.hint}</p>
        </div>
      )}
      {hint && <p className="border-l-4 border-leaf bg-leaf-pale p-3 text-sm font-semibold">{hint}</p>}
    </div>
  );
}
