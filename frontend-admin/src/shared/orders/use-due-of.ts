import { useCallback } from 'react';
import { dueOf, type Due, type DueOrder } from '@bestellwerk/domain/ordering/due-time';
import { useBranchesQuery } from '../shop/shop-api.js';
import { useAtNow } from '../ui/use-now.js';
import { useTimeZone } from '../shop/shop-settings.js';

const MINUTE = 60_000;

/** When an order is due, by the hours and the clock of its branch; looked at once a minute. */
export function useDueOf(): (order: DueOrder & { readonly branch: { readonly id: string } }) => Due {
  const { data: branches } = useBranchesQuery();
  const shops = useTimeZone();
  const minute = useAtNow((now) => Math.floor(now / MINUTE) * MINUTE);
  return useCallback(
    (order) => {
      const branch = branches?.find(({ id }) => id === order.branch.id);
      return dueOf(order, branch ?? null, new Date(minute), branch?.timeZone ?? shops);
    },
    [branches, shops, minute],
  );
}
