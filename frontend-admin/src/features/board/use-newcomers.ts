import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

/** Tells which orders came after the board of `place` was first seen: those come in with a movement. */
export function useNewcomers(
  place: string,
  orders: readonly StaffOrder[] | undefined,
): (id: string) => boolean {
  const [first, setFirst] = useState<{ place: string; ids: ReadonlySet<string> } | null>(null);
  if (orders && first?.place !== place) setFirst({ place, ids: new Set(orders.map(({ id }) => id)) });
  return (id) => first?.place === place && !first.ids.has(id);
}
