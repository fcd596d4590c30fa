import { useMemo } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { activeMenu, offeredGroups } from '@bestellwerk/domain/catalogue/availability';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useNow } from '../../shared/use-now.js';

/** What the branch's menu shows at the moment, by category. */
export function useOfferedGroups(branch: Branch) {
  const shop = useShop();
  const now = useNow();
  return useMemo(() => {
    const menu = activeMenu(shop.menus, branch.id, now);
    if (!menu) return [];
    return offeredGroups(menu, shop.categories, shop.products, now, timeZoneOf(shop, branch));
  }, [shop, branch, now]);
}
