import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { NO_DONATION } from '@bestellwerk/domain/ordering/checkout/donation';
import { offeredModes } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import {
  changesSince,
  type OrderChanges,
  withdrawnModeText,
} from '@bestellwerk/domain/ordering/checkout/order-changes';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { itemsChanged } from '../../shared/cart/cart-slice.js';
import { timeZoneOf, useShop, useShopOf } from '../../shared/catalogue/use-shop.js';
import { renewNow, useNow } from '../../shared/use-now.js';
import { type Choices, type Seen, shopAsRemembered, shownOrder } from './shown-order.js';

/**
 * What became different since the guest last agreed, because the catalogue changed, the branch closed or its kitchen takes longer, and not because
 * they chose otherwise: the same choices are looked at under both catalogues, each at its time.
 */
export function useOrderChanges(branch: Branch, choices: Choices, delay: number | null) {
  const shop = useShop();
  const shopOf = useShopOf();
  const now = useNow();
  const dispatch = useDispatch();
  const { cart, paymentMethod } = choices;
  const { donatee, donationAmount } = choices.donation;
  const [agreed, setAgreed] = useState<Seen>(() => ({
    shop: shopAsRemembered(shop, cart.items),
    at: now,
    delay,
  }));
  const changes = useMemo(() => {
    const same = { cart, paymentMethod, donation: { donatee, donationAmount } };
    return changesBetween(agreed, { shop, at: now, delay }, same, branch);
  }, [agreed, shop, now, delay, cart, paymentMethod, donatee, donationAmount, branch]);
  const withdrawn = useMemo(
    () =>
      withdrawnModeText(
        cart.mode,
        shownOrder({ cart, paymentMethod, donation: NO_DONATION }, branch, agreed),
        offeredModes(branch),
      ),
    [agreed, cart, paymentMethod, branch],
  );
  const isAnother = agreed.shop !== shop || agreed.delay !== delay;
  if (isAnother && changes === null) setAgreed({ shop, at: now, delay });

  return {
    changes,
    /** That the mode is no longer offered in which the guest orders; null while it is. */
    withdrawn,
    /** Whether a catalogue differs from what is shown. */
    isOutdatedBy: (catalogue: Catalogue) =>
      changesBetween(
        { shop, at: now, delay },
        { shop: shopOf(catalogue), at: renewNow(), delay },
        choices,
        branch,
      ) !== null,
    agree() {
      setAgreed({ shop, at: now, delay });
      const items = cart.items.map((item) => {
        const product = shop.productById.get(item.product);
        return product ? { ...item, remembered: rememberProduct(product) } : item;
      });
      dispatch(itemsChanged({ branch: branch.identifier, items }));
    },
  };
}

function changesBetween(before: Seen, now: Seen, choices: Choices, branch: Branch): OrderChanges | null {
  const [was, is] = [before, now].map((seen) => shownOrder(choices, branch, seen));
  const { shop, at } = now;
  const shownIn = { currency: shop.config.currency, at, timeZone: timeZoneOf(shop, branch) };
  return was && is ? changesSince(was, is, shownIn) : null;
}
