import type { PushKind, PushPayload } from '../contracts/push.schema.js';
import type { StaffOrder } from '../contracts/order.schema.js';
import type { RecordedEvent } from '../kernel/event.js';
import { modeOf } from '../delivery/mode-of.js';
import { modeLabels } from '../ordering/order-labels.js';
import { customerStatusText } from '../ordering/order-texts.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import type { PrintJobEvent, PrintJobQueued } from '../printing/print-job-events.js';
import { formatMoney } from '../text/formats.js';

/** A notification before it has an addressee. */
export interface PushNotice extends Pick<PushPayload, 'title' | 'body' | 'url'> {
  readonly kind: PushKind;
  /** Id of the order or the print job: of each there is one notification of a kind. */
  readonly subject: string;
  readonly branch: string;
}

/** How long a push service keeps a notification for a device that is away. What is new is old news soon. */
export const secondsToLive: Readonly<Record<PushPayload['kind'], number>> = {
  newOrder: 120,
  missed: 3_600,
  printerFault: 3_600,
  test: 60,
  order: 3_600,
};

/** What an event is a reason for. Orders that staff entered themselves are no news. */
export function pushKindOf(event: RecordedEvent<OrderEvent | PrintJobEvent>): PushKind | null {
  switch (event.type) {
    case 'OrderPlaced':
      return event.data.isQuotation && event.metadata.actor.kind !== 'user' ? 'newOrder' : null;
    case 'OrderSubmitted':
      return event.metadata.actor.kind === 'user' ? null : 'newOrder';
    case 'OrderMissed':
      return 'missed';
    case 'PrintJobOverdue':
    case 'PrintJobUnknown':
      return 'printerFault';
    case 'PrintJobFailed':
      return event.data.retry === null ? 'printerFault' : null;
    default:
      return null;
  }
}

/** With ticket number, branch, mode and amount, and nothing about the guest. */
export function orderNotice(kind: 'newOrder' | 'missed', order: StaffOrder): PushNotice {
  const { id, ticketNumber, branch, isQuotation, mode, pricing, currency } = order;
  const what = isQuotation ? 'Angebotsanfrage' : 'Bestellung';
  return {
    kind,
    subject: id,
    branch: branch.id,
    title: kind === 'newOrder' ? `Neue ${what} ${ticketNumber}` : `${what} ${ticketNumber} wartet noch`,
    body: `${branch.name}, ${modeLabels[mode]}, ${formatMoney(pricing.totalGross, currency)}`,
    url: `/backend/orders/${id}`,
  };
}

const templates = {
  kitchen: 'Küchenbon',
  receipt: 'Beleg',
  deliveryNote: 'Lieferschein',
  label: 'Etiketten',
  ticket: 'Nummernbon',
  test: 'Testseite',
} as const satisfies Record<PrintJobQueued['template'], string>;

export function printerNotice(job: string, { branch, printer, template, order }: PrintJobQueued): PushNotice {
  const what = order ? `${templates[template]} zu Bestellung ${order.ticketNumber}` : templates[template];
  return {
    kind: 'printerFault',
    subject: job,
    branch,
    title: 'Nicht gedruckt',
    body: `${what}, Drucker ${printer.name}`,
    url: '/backend/print-jobs',
  };
}

const stepsForGuests: readonly string[] = [
  'OrderConfirmed',
  'CounterAppointmentProposed',
  'QuotationOffered',
  'OrderReady',
  'OrderDispatched',
  'OrderCompleted',
  'OrderRejected',
  'OrderCanceled',
] satisfies OrderEvent['type'][];

/** Whether guests who asked for it are notified of an event. What they did themselves is no news. */
export const isStepForGuest = ({ type, metadata }: RecordedEvent<OrderEvent>): boolean =>
  stepsForGuests.includes(type) && metadata.actor.kind !== 'customer';

/** What a guest reads of the step that an order has just made. Nothing personal: it lies on locked screens. */
export function guestNotice(order: StaffOrder): Pick<PushNotice, 'title' | 'body' | 'url' | 'subject'> {
  const { id, uid, status, ticketNumber, branch } = order;
  return {
    subject: id,
    title: customerStatusText(status, modeOf(order)),
    body: `${branch.name}, Bestellung ${ticketNumber}`,
    url: `/status/${uid}`,
  };
}
