import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { isLastStep } from '@bestellwerk/domain/ordering/checkout/cart-steps';
import { canIncrease, limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { LineStepper } from '../../shared/cart/line-stepper.js';
import type { CartChanges } from '../../shared/cart/use-cart-changes.js';

interface Props {
  product: Product;
  line: CartItem | null;
  /** Of all its lines. */
  inCart: string;
  changes: CartChanges;
}

/** The plus of a plain product, and once it is in the cart its amount between less and more; above the card's own button. */
export function PlainStepper({ product, line, inCart, changes }: Props) {
  const amount = line ? formatTimes(line.amount, line.unit).replace('×', '') : '';
  return (
    <div className="relative ml-auto flex items-center gap-2">
      {inCart !== amount && <span className="text-sm font-semibold">{inCart} im Warenkorb</span>}
      <LineStepper
        amount={amount}
        labels={{
          more: `${product.name} hinzufügen`,
          less: `Menge von ${product.name} verringern`,
          remove: `${product.name} entfernen`,
        }}
        isLast={line !== null && isLastStep(product, line)}
        isMost={line !== null && !canIncrease(line.amount, limitsIn(product, line.unit) ?? product)}
        onMore={() => changes.add(product)}
        onLess={() => changes.takeOff(product)}
      />
    </div>
  );
}
