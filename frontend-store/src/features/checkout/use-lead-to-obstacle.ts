import { useEffect, useRef } from 'react';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import { aboveFormId, lead } from './problems.js';

/** Where the form vanishes without the guest having changed the cart, focus and page move to the reason. */
export function useLeadToObstacle(isOrderable: boolean, cart: BranchCart): void {
  const orderable = useRef<BranchCart | null>(null);
  useEffect(() => {
    if (!isOrderable && orderable.current === cart) lead(aboveFormId, 'center');
    orderable.current = isOrderable ? cart : null;
  }, [isOrderable, cart]);
}
