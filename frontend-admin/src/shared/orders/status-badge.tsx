import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { Badge, type Tone } from '../ui/badge.js';

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
