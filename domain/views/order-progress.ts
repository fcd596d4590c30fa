import type { RecordedEvent } from '../kernel/event.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import { paidBy } from '../ordering/order/online-payments.js';
import { isUnfulfilled, statusAfter } from '../ordering/order/order.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { type OrderFacts } from '../ordering/order-flags.js';
import { waivedAfter } from '../ordering/waived.js';
import {
  noOnlinePaymentsDocument,
  onlinePaymentsDocumentAfter,
  type PaymentFacts,
  refundedIn,
  withRefundReasons,
  withRequestTime,
} from './online-payments.js';

/** What changes over the life of an order, as every read model of orders needs it. Money in decimals. */
export interface OrderProgress extends OrderFacts, PaymentFacts {
  readonly refundedAmount: number;
  readonly waivedAmount: number;
  readonly currency: string;
  readonly appointment: string | null;
  /** Proposed by the branch, while the guest has not answered; and until when they may. */
  readonly counterAppointment: string | null;
  readonly answerBy: string | null;
}

/** The progress of the order after an event. Throws if the order was not placed before. */
export function progressAfter(before: OrderProgress | undefined, event: OrderEvent): OrderProgress {
  if (event.type === 'OrderPlaced') return progressOfPlaced(event);
  if (!before) throw new Error(`${event.type} without OrderPlaced`);
  const status = statusAfter(event, before.status);
  const proposal = status === 'proposed' ? {} : NO_PROPOSAL;
  return { ...before, ...proposal, ...progressBy(event, before), status };
}

/** The same with what only staff know of refunds: when and why they were asked for. */
export function staffProgressAfter(
  before: OrderProgress | undefined,
  event: RecordedEvent<OrderEvent>,
): OrderProgress {
  const progress = progressAfter(before, event);
  const online = withRefundReasons(withRequestTime(progress.online, event), event, progress.status);
  return { ...progress, online };
}

const NO_PROPOSAL = { counterAppointment: null, answerBy: null };

/** What an event changes beside the status. */
function progressBy(event: OrderEvent, before: OrderProgress): Partial<OrderProgress> {
  switch (event.type) {
    case 'OrderConfirmed':
      return { appointment: event.data.appointment };
    case 'CounterAppointmentProposed':
      return { counterAppointment: event.data.appointment, answerBy: event.data.answerBy };
    case 'OrderItemAdded':
    case 'OrderItemChanged':
    case 'OrderItemRemoved':
    case 'QuotationOffered':
      return { totalGross: event.data.pricing.totalGross };
    case 'QuotationAccepted':
      return { paymentMethod: event.data.paymentMethod ?? before.paymentMethod };
    case 'PaymentRecorded':
      return {
        ...paidAfter(before, event.data.amount, event.data.refunds !== undefined),
        ...handRefunds(before, event.data),
      };
    default:
      return onlineProgress(event, before);
  }
}

function onlineProgress(event: OrderEvent, before: OrderProgress): Partial<OrderProgress> {
  const online = onlinePaymentsDocumentAfter(before.online, event);
  if (online === before.online) return {};
  return {
    online,
    ...paidAfter(before, paidBy(event), event.type === 'RefundSucceeded'),
    refundedAmount: sumOf(before.refundedAmount, refundedIn(online), -refundedIn(before.online)),
  };
}

/** A refund by hand, or the counter entry that takes one back and so is above 0. */
function handRefunds(
  { refundedAmount }: OrderProgress,
  { amount, refunds, corrects }: Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'],
): Pick<OrderProgress, 'refundedAmount'> {
  const isAboutRefund = refunds !== undefined || (corrects !== undefined && amount > 0);
  return { refundedAmount: isAboutRefund ? sumOf(refundedAmount, -amount) : refundedAmount };
}

/** Of decimals. */
const sumOf = (...amounts: number[]): number =>
  toDecimal(amounts.reduce((sum, amount) => sum + toUnits(amount), 0));

const progressOfPlaced = (event: Extract<OrderEvent, { type: 'OrderPlaced' }>): OrderProgress => ({
  status: statusAfter(event, 'awaitingPayment'),
  mode: event.data.mode,
  currency: event.data.currency,
  totalGross: event.data.pricing.totalGross,
  paidAmount: 0,
  refundedAmount: 0,
  waivedAmount: 0,
  paymentMethod: event.data.paymentMethod,
  online: noOnlinePaymentsDocument,
  appointment: null,
  ...NO_PROPOSAL,
});

/** `by` is a decimal. */
function paidAfter(before: OrderProgress, by: number, isRefund: boolean) {
  const [paid, more] = [toUnits(before.paidAmount), toUnits(by)];
  const total = isUnfulfilled(before.status) ? 0 : toUnits(before.totalGross);
  const waived = waivedAfter({ total, paid, waived: toUnits(before.waivedAmount) }, more, isRefund);
  return { paidAmount: toDecimal(paid + more), waivedAmount: toDecimal(waived) };
}
