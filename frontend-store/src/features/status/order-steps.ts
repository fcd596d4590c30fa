import { confirmedFrom, dueTimeOf, plannedFor, type Waiting } from '@bestellwerk/domain/ordering/due-time';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { isRequest, isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { isPaymentStep, statusTitle } from '@bestellwerk/domain/ordering/order-texts';
import type { PublicOrder, TimelineEntry } from '@bestellwerk/domain/contracts/order.schema';

export interface OrderStep {
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** ISO instant at which it was reached; null while it is ahead, and where nobody knows. */
  at: string | null;
}

type Followed = Pick<
  PublicOrder,
  'status' | 'timeline' | 'appointment' | 'appointmentDate' | 'beginsAt' | 'placedAt' | 'counterAppointment'
> &
  Pick<PublicOrder, 'isDelivery' | 'isDineIn' | 'isQuotation'> &
  Pick<PublicOrder, 'paymentMethod' | 'paymentStatus' | 'isPaid' | 'isRefunded' | 'isPayable' | 'paidAmount'>;

interface StepDefinition {
  label: string;
  /** The event that reaches it. */
  reachedBy: readonly string[];
  /** ISO instant at which it was reached, where that was not by the first such event. */
  at?: string | undefined;
  /** It is not reached, whatever came after it. */
  isOpen?: true;
}

/** All steps of an order with their states. A canceled or failed order has none. */
export function orderSteps(order: Followed, mode: DeliveryMode, waiting: Waiting): OrderStep[] {
  const planned = order.status === 'confirmed' ? plannedFor(order, waiting) : null;
  const definitions = definitionsOf(order, mode, planned, waiting);
  const current = currentStep(order, definitions.length);
  return definitions.map(({ label, reachedBy, at, isOpen }, index) => ({
    label,
    state: index === current ? 'current' : index < current && !isOpen ? 'done' : 'ahead',
    at: (index <= current && (at ?? order.timeline.find(({ type }) => reachedBy.includes(type))?.at)) || null,
  }));
}

function definitionsOf(
  order: Followed,
  mode: DeliveryMode,
  planned: string | null,
  waiting: Waiting,
): StepDefinition[] {
  return [
    ...(order.isQuotation
      ? quotationSteps
      : [{ label: 'Bestellung eingegangen', reachedBy: ['OrderPlaced'] }]),
    ...(hasPaymentStep(order) ? [paymentStep(order)] : []),
    { label: statusTitle('confirmed', mode), reachedBy: ['OrderConfirmed'] },
    ...(planned ? [{ label: planned, reachedBy: [] }] : []),
    { label: 'Wird zubereitet', reachedBy: wasPlanned(order, waiting) ? [] : ['OrderConfirmed'] },
    {
      label: statusTitle(mode === 'delivery' ? 'dispatched' : 'ready', mode),
      reachedBy: ['OrderReady', 'OrderDispatched'],
    },
    { label: statusTitle('completed', mode), reachedBy: ['OrderCompleted'] },
  ];
}

/** In place of the first step of an order. */
const quotationSteps: readonly StepDefinition[] = [
  { label: 'Anfrage eingegangen', reachedBy: ['OrderPlaced'] },
  { label: statusTitle('offered', 'takeaway'), reachedBy: ['QuotationOffered'] },
  { label: 'Angebot angenommen', reachedBy: ['QuotationAccepted'] },
];

/** Where that is made online. Before an offer is accepted nobody knows how it is paid. */
const hasPaymentStep = ({ status, paymentMethod }: Followed): boolean =>
  !isRequest(status) && isPaidOnline(paymentMethod);

function paymentStep(order: Followed): StepDefinition {
  const { status, isPaid, isRefunded, paidAmount, paymentStatus, timeline } = order;
  if (isRefunded) return { label: 'Rückerstattet', reachedBy: ['RefundSucceeded'] };
  // Of several payments the last one made it all: none is taken of more than what is open.
  if (isPaid) return { label: 'Bezahlt', reachedBy: [], at: timeline.findLast(isPaymentStep)?.at };
  // The branch has added something since: what was paid stays paid.
  if (paidAmount > 0 && status !== 'awaitingPayment') {
    return { label: 'Teilweise bezahlt', reachedBy: ['PaymentCaptured'] };
  }
  return paymentStatus === 'authorized'
    ? { label: 'Zahlung freigegeben', reachedBy: ['PaymentAuthorized'] }
    : { label: statusTitle('awaitingPayment', 'takeaway'), reachedBy: [], isOpen: true };
}

/** Confirmed long before anybody had to begin: when that was, nobody knows. */
function wasPlanned(order: Followed, waiting: Waiting): boolean {
  const confirmed = confirmedAt(order.timeline);
  return confirmed !== undefined && plannedFor(order, { ...waiting, now: new Date(confirmed) }) !== null;
}

const confirmedAt = (timeline: readonly TimelineEntry[]): string | undefined =>
  timeline.find(({ type }) => type === 'OrderConfirmed')?.at;

/** Counted from the end, since steps more may be at the beginning. What comes before it is done. */
function currentStep(order: Followed, count: number): number {
  const first = (order.isQuotation ? quotationSteps.length - 1 : 0) + (hasPaymentStep(order) ? 1 : 0);
  switch (order.status) {
    case 'requested':
      return 0;
    case 'offered':
      return 1;
    case 'confirmed':
      return first + 2;
    case 'ready':
    case 'dispatched':
      return count - 2;
    case 'completed':
      return count;
    default:
      return first;
  }
}

/** What is above the steps: the status, unless the order waits for something else, or has ended otherwise than by it. */
export function titleOfStatus(order: Followed, mode: DeliveryMode): string {
  if (isReplaced(order)) return 'Durch eine neue Bestellung ersetzt';
  if (isWithdrawn(order)) return 'Anfrage zurückgezogen';
  return statusTitle(isPaymentAwaited(order) ? 'awaitingPayment' : order.status, mode);
}

/** Nothing was paid of an order that the branch has got already: its offer was accepted before. */
const isPaymentAwaited = ({ status, isPayable, paidAmount }: Followed): boolean =>
  (status === 'pending' || status === 'confirmed') && isPayable && paidAmount <= 0;

/** What the customer should know or do now. */
export function statusHint(order: Followed, mode: DeliveryMode, waiting: Waiting): string {
  switch (order.status) {
    case 'requested':
      return 'Wir erstellen ein Angebot für Sie. Hier sehen Sie es, sobald es fertig ist.';
    case 'offered':
      return 'Bitte sehen Sie sich unser Angebot an.';
    case 'awaitingPayment':
      return 'Sobald Sie bezahlt haben, sehen wir uns Ihre Bestellung an.';
    case 'pending':
      if (order.timeline.some(({ type }) => type === 'CounterAppointmentWithdrawn')) {
        return 'Wir haben den Terminvorschlag zurückgezogen und sehen uns Ihre Bestellung noch einmal an.';
      }
      if (isPaymentAwaited(order)) return 'Bitte bezahlen Sie Ihre Bestellung online.';
      return sentence(confirmedFrom(order, waiting)) ?? 'Wir sehen uns Ihre Bestellung gerade an.';
    case 'proposed':
      return whyAnotherTime(order, waiting);
    case 'confirmed':
      if (isPaymentAwaited(order))
        return 'Ihre Bestellung ist bestätigt. Bitte bezahlen Sie sie noch online.';
      return sentence(plannedFor(order, waiting)) ?? 'Die Küche bereitet Ihre Bestellung zu.';
    case 'ready':
      return mode === 'dineIn'
        ? 'Ihre Bestellung kommt gleich an den Tisch.'
        : 'Sie können Ihre Bestellung abholen.';
    case 'dispatched':
      return 'Ihre Bestellung ist auf dem Weg zu Ihnen.';
    case 'completed':
      return 'Wir wünschen guten Appetit!';
    case 'rejected':
    case 'canceled':
      return 'Bei Fragen rufen Sie uns bitte an.';
    case 'failed':
      return isReplaced(order)
        ? 'Sie haben sie neu abgeschickt. Es gilt nur die neue Bestellung, diese hier wird nicht zubereitet.'
        : 'Die Zahlung ist nicht eingegangen. Bitte bestellen Sie noch einmal.';
    default:
      return order.status satisfies never;
  }
}

/** An order without a time may be had at a proposed one sooner than usual. */
function whyAnotherTime(order: Followed, { hours, timeZone }: Waiting): string {
  if (order.appointmentDate) return 'Zum gewünschten Zeitpunkt schaffen wir es leider nicht.';
  const { beginsAt, dueAt } = dueTimeOf(order, hours, timeZone);
  if (order.counterAppointment !== null && new Date(order.counterAppointment) <= dueAt) {
    return 'Wir schlagen Ihnen eine bestimmte Zeit vor.';
  }
  return beginsAt
    ? 'Gleich nach dem Öffnen schaffen wir es leider nicht.'
    : 'So schnell geht es leider nicht.';
}

/** Whether the branch has changed what the guest ordered or agreed to. */
export function isChangedByBranch({ status, timeline }: Pick<PublicOrder, 'status' | 'timeline'>): boolean {
  const agreed = timeline.findLastIndex(({ type }) => agreements.includes(type));
  return !isRequest(status) && timeline.slice(agreed + 1).some(({ type }) => itemChanges.includes(type));
}

const agreements: readonly string[] = ['OrderPlaced', 'QuotationAccepted'];
const itemChanges: readonly string[] = ['OrderItemAdded', 'OrderItemChanged', 'OrderItemRemoved'];

/** The guest has sent another order in its place, and so this one failed. */
export const isReplaced = ({ status, timeline }: Pick<PublicOrder, 'status' | 'timeline'>): boolean =>
  status === 'failed' && timeline.some(({ type }) => type === 'OrderSentAgain');

/** A request that ended before its guest accepted an offer: nothing was ever to be paid. */
export const isNeverAgreed = ({ isQuotation, status, timeline }: Followed): boolean =>
  isQuotation && isUnfulfilled(status) && !timeline.some(({ type }) => type === 'QuotationAccepted');

/** The guest has withdrawn the request. */
const isWithdrawn = ({ status, timeline }: Pick<PublicOrder, 'status' | 'timeline'>): boolean =>
  status === 'canceled' && timeline.some(({ type }) => type === 'QuotationRequestWithdrawn');

const sentence = (text: string | null): string | null => text && `${text}.`;
