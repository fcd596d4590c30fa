import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
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

/** Where an order stands: a word on the colour that the board gives it. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
);
