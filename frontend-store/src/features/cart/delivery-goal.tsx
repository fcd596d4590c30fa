import { deliveryGoal } from '@bestellwerk/domain/delivery/delivery-words';
import type { PricedCart } from '../../shared/cart/price-cart.js';

/** How much is missing to the minimum order value, or to a free delivery, as a bar that fills. Nothing while the cart is empty. */
export function DeliveryGoal({ priced, currency }: { priced: PricedCart; currency: string }) {
  const { area, totals, lines } = priced;
  const goal = area && lines.length > 0 ? deliveryGoal(area, totals.gross, currency) : null;
  if (!goal) return null;
  return (
    <div>
      <p className="text-sm font-semibold">{goal.text}</p>
      <div aria-hidden="true" className="forced-edge mt-1 h-2 overflow-hidden rounded-box bg-line">
        <div
          className={`h-full origin-left transition-transform duration-300 ${goal.kind === 'minimum' ? 'bg-plum' : 'bg-leaf'}`}
          style={{ transform: `scaleX(${goal.share})` }}
        />
      </div>
    </div>
  );
}
