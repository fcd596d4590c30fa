import { owedBack } from '@bestellwerk/domain/ordering/order-flags';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Badge } from '../ui/badge.js';

/** The amount to refund; renders nothing if there is none. */
export function OwedBadge({ order }: { order: Pick<StaffOrder, 'status' | 'paidAmount' | 'currency'> }) {
  const owed = owedBack(order);
  return owed > 0 ? <Badge tone="urgent">Zurückzugeben {formatMoney(owed, order.currency)}</Badge> : null;
}
