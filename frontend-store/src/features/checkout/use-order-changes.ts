import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { changesSince, type OrderChanges } from '@bestellwerk/domain/ordering/order-changes';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import type { Catalogue } from '@bestellwerk/domain/resources/catalogue.schema';
import { rememberProduct } from '@bestellwerk/domain/rules/cart-migration';
import { itemsChanged } from '../../shared/cart/cart-slice.js';
import { type Shop, shopOf, useShop } from '../../shared/catalogue/use-shop.js';
import { type Choices, shopAsRemembered, shownOrder } from './shown-order.js';

/**
 * What became different since the guest last agreed, because the catalogue changed and not because they chose
 * otherwise: the same choices are looked at under both catalogues.
 */
export function useOrderChanges(branch: Branch, choices: Choices) {
  const shop = useShop();
  const dispatch = useDispatch();
  const { cart, paymentMethod } = choices;
  const [agreed, setAgreed] = useState(() => shopAsRemembered(shop, cart.items));
  const changes = useMemo(
    () => changesBetween(agreed, shop, { cart, paymentMethod }, branch),
    [agreed, shop, cart, paymentMethod, branch],
  );
  if (agreed !== shop && changes === null) setAgreed(shop);

  return {
    changes,
    /** Whether a catalogue says anything else than what is shown. */
    isOutdatedBy: (catalogue: Catalogue) => changesBetween(shop, shopOf(catalogue), choices, branch) !== null,
    agree() {
      setAgreed(shop);
      const items = cart.items.map((item) => {
        const product = shop.productById.get(item.product);
        return product ? { ...item, remembered: rememberProduct(product) } : item;
      });
      dispatch(itemsChanged({ branch: branch.identifier, items }));
    },
  };
}

function changesBetween(before: Shop, now: Shop, choices: Choices, branch: Branch): OrderChanges | null {
  if (before === now) return null;
  const [was, is] = [before, now].map((shop) => shownOrder(choices, branch, shop));
  return was && is ? changesSince(was, is, now.config.currency) : null;
}
