import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { activeMenu, orderableProducts } from '@bestellwerk/domain/catalogue/availability';
import { migrateCart, migrationText } from '@bestellwerk/domain/ordering/checkout/cart';
import { itemsChanged } from '../../shared/cart/cart-slice.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { cartNoticeShown } from '../../shared/notice/notice-slice.js';
import { useNow } from '../../shared/use-now.js';

/** Removes lines that the menu no longer offers unchanged from the cart, and shows a notice. */
export function useCartMigration(branch: Branch): void {
  const dispatch = useDispatch();
  const shop = useShop();
  const now = useNow();
  const { cart } = useCart(branch);
  useEffect(() => {
    const menu = activeMenu(shop.menus, branch.id, now);
    const active = menu
      ? orderableProducts(menu, shop.categories, shop.products, now, timeZoneOf(shop, branch))
      : [];
    const migrated = migrateCart(cart.items, active);
    const text = migrationText(migrated);
    if (text === null) return;
    dispatch(itemsChanged({ branch: branch.identifier, items: migrated.kept }));
    dispatch(cartNoticeShown(text));
  }, [shop, branch, now, cart.items, dispatch]);
}
