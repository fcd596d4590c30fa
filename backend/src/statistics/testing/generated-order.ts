import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { RefundCause } from '@bestellwerk/domain/ordering/order/online-payment-events';
import type { OrderOrigin } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';

/** Percent. */
export type Rate = 10 | 20;

/** Money in cents, of which net and tax are whole cents, too. */
export interface GeneratedLine {
  readonly product: string;
  readonly amount: number;
  readonly unit: UnitName;
  /** How many of the product's own unit one ordered unit is. */
  readonly each: number;
  readonly gross: number;
  readonly rate: Rate;
  /** Of a package, for one of its own unit. */
  readonly contents: readonly Quantity[];
}

export interface Quantity {
  readonly product: string;
  readonly amount: number;
  readonly unit: UnitName;
}

export interface GeneratedRefund {
  /** When the money went back. */
  readonly at: string;
  readonly cents: number;
  readonly cause: RefundCause;
  /** Staff gave the money back by another method than it was paid by. */
  readonly method: PaymentMethod | null;
  /** Index of the line it is about; null: it is about the whole order. */
  readonly line: number | null;
  /** It turned out to be a mistake, and was taken back. */
  readonly takenBackAt: string | null;
  /** The provider did not make it. */
  readonly isFailed: boolean;
}

/** By when an order is due, and how that came about. `at` is an instant. */
export type DueTime =
  | { readonly kind: 'at once' }
  | { readonly kind: 'requested' | 'opening' | 'confirmed' | 'agreed'; readonly at: string };

/** Requests that never became orders. */
export const neverOrdered = [
  'requested',
  'offered',
  'request withdrawn',
  'offer declined',
  'offer expired',
] as const;
/** To be paid online, and not paid. */
export const neverPaid = ['awaiting payment', 'unpaid', 'sent again'] as const;
export const open = ['pending', 'proposed', 'confirmed', 'ready', 'dispatched'] as const;
/** Orders that reached the branch and came to nothing. */
export const lost = [
  'rejected',
  'canceled by guest',
  'canceled by staff',
  'not met',
  'ordered twice',
  'canceled by device',
  'canceled by rule',
  'other time declined',
  'other time unanswered',
] as const;

export type Outcome =
  | (typeof neverOrdered)[number]
  | (typeof neverPaid)[number]
  | (typeof open)[number]
  | (typeof lost)[number]
  | 'completed';

/** An order in plain words: its events follow from it, and so does the second count. Instants are ISO, UTC. */
export interface GeneratedOrder {
  readonly id: string;
  readonly branch: string;
  readonly placedAt: string;
  readonly mode: DeliveryMode;
  readonly method: PaymentMethod;
  /** Staff took the money by another method. */
  readonly paidBy: PaymentMethod | null;
  /** Staff took a part of the money by yet another method, before the rest. */
  readonly paidBefore: { readonly method: PaymentMethod; readonly cents: number } | null;
  /** It began as a request, whose offer the guest accepted; and how the guest chose to pay then, if otherwise. */
  readonly accepted: { readonly method: PaymentMethod | null } | null;
  /** Null: from before it was kept. */
  readonly origin: OrderOrigin | null;
  readonly isByStaff: boolean;
  readonly table: string | null;
  readonly due: DueTime;
  /** As they are in the end. */
  readonly lines: readonly GeneratedLine[];
  /** As they were placed, if otherwise: the last one was added, removed or changed since. */
  readonly linesBefore: readonly GeneratedLine[] | null;
  readonly delivery: { readonly gross: number; readonly rate: Rate } | null;
  readonly outcome: Outcome;
  /** When it came to nothing. */
  readonly endedAt: string | null;
  readonly refunds: readonly GeneratedRefund[];
}

/** What the order costs in the end, in cents. */
export const totalOf = ({ lines, delivery }: Pick<GeneratedOrder, 'lines' | 'delivery'>): number =>
  lines.reduce((sum, { gross }) => sum + gross, delivery?.gross ?? 0);

export const isOnline = (method: PaymentMethod): boolean => method === 'mollie' || method === 'datatrans';

/** What was paid when the order was completed: online before lines were changed, otherwise at the end. */
export const paidOf = (order: GeneratedOrder): number =>
  totalOf(isOnline(order.method) && order.linesBefore ? { ...order, lines: order.linesBefore } : order);

/** How the guest paid, or is to pay; the rest, where a part was paid by another method. */
export const takenBy = ({ paidBy, accepted, method }: GeneratedOrder): PaymentMethod =>
  paidBy ?? accepted?.method ?? method;

/** Whether it began as a request for a quotation. */
export const isRequest = ({ accepted, outcome }: GeneratedOrder): boolean =>
  accepted !== null || (neverOrdered as readonly string[]).includes(outcome);
