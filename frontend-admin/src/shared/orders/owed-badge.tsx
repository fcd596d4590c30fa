import { owedBack } from '@bestellwerk/domain/ordering/owed-back';
import { formatMoney } from '@bestellwerk/domain/rules/formats';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { Badge } from '../ui/badge.js';

/** What is to be given back to the guest; nothing where nothing is. */
export function OwedBadge({ order }: { order: Pick<StaffOrder, 'status' | 'paidAmount' | 'currency'> }) {
  const owed = owedBack(order);
  return owed > 0 ? <Badge tone="urgent">Zurückzugeben {formatMoney(owed, order.currency)}</Badge> : null;
}
