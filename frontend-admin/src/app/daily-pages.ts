import { useEffect } from 'react';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { useAwaySince } from '../shared/request-status/away-since.js';
import { usePrincipal } from '../shared/session/use-user.js';

/** The pages of every shift, in the sequence in which they are wanted. */
export const dailyPages = {
  board: () => import('../features/board/board-page.js'),
  kitchen: () => import('../features/kitchen/kitchen-page.js'),
  order: () => import('../features/order-detail/order-detail-page.js'),
  orders: () => import('../features/order-list/order-list-page.js'),
  entry: () => import('../features/order-entry/order-entry-page.js'),
};

/** What their buttons open, and the menus around them. */
const dialogs = [
  () => import('./frame/menu-drawer.js'),
  () => import('../features/board/card-menu-list.js'),
  () => import('../features/board/board-dialog.js'),
  () => import('../features/board/card-unpaid.js'),
  () => import('../features/board/card-early.js'),
  () => import('../features/board/card-offer.js'),
  () => import('../shared/order-steps/end-order-form.js'),
  () => import('../shared/order-steps/propose-time-form.js'),
  () => import('../shared/order-steps/offer-form-dialog.js'),
  () => import('./frame/user-menu-list.js'),
];

const AFTER_THE_PAGE_MS = 3_000;

/**
 * Loads the pages of every shift once the first one has been up for a while, one after the other: then they open while
 * the server is away, too. What could not be loaded is tried again when the connection is back.
 */
export function useDailyPagesAhead(): void {
  const isStaff = branchesFor(usePrincipal(), 'orders.read').length > 0;
  const isAway = useAwaySince() !== null;
  useEffect(() => {
    if (!isStaff || isAway) return;
    let isLeft = false;
    const loadAll = async () => {
      for (const load of [...Object.values(dailyPages), ...dialogs]) {
        if (isLeft) return;
        await load().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void loadAll(), AFTER_THE_PAGE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isStaff, isAway]);
}
