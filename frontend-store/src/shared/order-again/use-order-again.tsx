import { useState } from 'react';
import { useStore } from 'react-redux';
import { putItem, rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { factsAt } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import {
  type FormerOrder,
  type OrderedAgain,
  orderedAgain,
} from '@bestellwerk/domain/ordering/checkout/former-order';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { type Carts, itemsChanged, selectCart, termsChosen } from '../cart/cart-slice.js';
import { useLimitedDays } from '../catalogue/limited-days.js';
import { useShop } from '../catalogue/use-shop.js';
import { cartNoticeClosed } from '../notice/notice-slice.js';
import { renewNow } from '../use-now.js';
import { AgainDialog } from './again-dialog.js';

/**
 * Puts a former order into the cart: at once where nothing has changed since, else after the guest has read what has. `onFilled` runs
 * once it lies in the cart. On a page that follows the branch's limits.
 */
export function useOrderAgain(branch: Branch, onFilled: () => void) {
  const shop = useShop();
  const limitedDays = useLimitedDays(branch);
  const store = useStore<{ carts: Carts }>();
  const [asked, setAsked] = useState<{ former: FormerOrder; again: OrderedAgain } | null>(null);

  const fill = ({ lines, mode }: OrderedAgain) => {
    const { items: before } = selectCart(branch.identifier)(store.getState());
    const items = lines.reduce((filled, { item }) => {
      const product = shop.productById.get(item.product)!;
      const kept = { ...item, remembered: rememberProduct(product) };
      return putItem(filled, kept, limitsIn(product, item.unit) ?? product).items;
    }, before);
    store.dispatch(itemsChanged({ branch: branch.identifier, items }));
    store.dispatch(cartNoticeClosed());
    if (mode) store.dispatch(termsChosen({ branch: branch.identifier, terms: { mode } }));
    setAsked(null);
    onFilled();
  };
  return {
    orderAgain(former: FormerOrder): void {
      const again = orderedAgain(former, factsAt(renewNow(), shop, branch, limitedDays));
      if (again.changes.length === 0 && again.notes.length === 0) fill(again);
      else setAsked({ former, again });
    },
    /** What has changed, while the guest reads it. */
    dialog: asked && (
      <AgainDialog {...asked} onFill={() => fill(asked.again)} onClose={() => setAsked(null)} />
    ),
  };
}

/** After it was filled. */
export const filledAgainText = 'Ihre Bestellung liegt wieder im Warenkorb.';
