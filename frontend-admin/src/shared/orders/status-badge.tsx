import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { Badge, type Tone } from '../ui/badge.js';
import { owedBack } from '@bestellwerk/domain/ordering/order-flags';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

const tones: Partial<Record<OrderStatus, Tone>> = {
  pending: 'urgent',
  awaitingPayment: 'urgent',
  confirmed: 'begun',
  ready: 'waiting',
  dispatched: 'waiting',
  completed: 'good',
  rejected: 'bad',
  canceled: 'bad',
  failed: 'bad',
};

/** The status of an order in the colour of its board column. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
);

/** The amount to refund; renders nothing if there is none. */
export function OwedBadge({ order }: { order: Pick<StaffOrder, 'status' | 'paidAmount' | 'currency'> }) {
  const owed = owedBack(order);
  return owed > 0 ? <Badge tone="urgent">Zurückzugeben {formatMoney(owed, order.currency)}</Badge> : null;
}
