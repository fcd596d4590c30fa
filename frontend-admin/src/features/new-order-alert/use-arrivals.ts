import { useEffect, useRef } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

/**
 * Calls `onArrival` with new orders that nobody has confirmed yet, once each.
 * What is there when `place` is first seen has not just arrived.
 */
export function useArrivals(
  place: string,
  orders: readonly StaffOrder[] | undefined,
  onArrival: (arrived: StaffOrder[]) => void,
): void {
  const seen = useRef<{ place: string; ids: Set<string> } | null>(null);
  useEffect(() => {
    if (!orders) return;
    const isFirstLook = seen.current?.place !== place;
    if (isFirstLook) seen.current = { place, ids: new Set() };
    const { ids } = seen.current!;
    const arrived = orders.filter(({ id, status }) => status === 'pending' && !ids.has(id));
    for (const { id } of arrived) ids.add(id);
    if (arrived.length > 0 && !isFirstLook) onArrival(arrived);
  }, [place, orders, onArrival]);
}
