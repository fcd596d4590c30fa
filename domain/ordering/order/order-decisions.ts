import type { Decision } from '../../kernel/decider.js';
import { toUnits } from '../../kernel/money.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent, OrderPlaced, Review } from './order-events.js';
import { capturesOf, givingBack, initiated } from './payment-consequences.js';
import type { CancelCause, OrderStatus } from './order-terms.schema.js';
import { isPaidOnline } from './paid-online.js';

/** What is done to a placed order. `sendOut` is on its way for a delivery, else ready. */
type Step =
  | 'confirm'
  | 'propose'
  | 'reject'
  | 'sendOut'
  | 'complete'
  | 'cancel'
  | 'miss'
  | 'change'
  | 'pay'
  | 'payOnline'
  | 'offer';

/** Whether a step can be taken, is done already, or is refused, perhaps with a hint what to do instead. */
type Possibility =
  | 'yes'
  | 'done'
  | 'no'
  | typeof CONFIRM_FIRST
  | typeof ONLY_CANCEL
  | typeof GUEST_FIRST
  | typeof OFFER_FIRST
  | typeof OFFER_ANEW
  | typeof PAID_LATER;
const CONFIRM_FIRST = 'Bitte bestätigen Sie sie zuerst.';
const ONLY_CANCEL = 'Sie kann nur noch storniert werden.';
const GUEST_FIRST = 'Bitte warten Sie die Antwort des Gastes ab.';
const OFFER_FIRST = 'Bitte erstellen Sie zuerst ein Angebot.';
const OFFER_ANEW = 'Sie können es durch ein neues Angebot ersetzen.';
const PAID_LATER = 'Bezahlt wird erst, wenn der Gast ein Angebot angenommen hat.';

// prettier-ignore
const steps: Readonly<Record<OrderStatus, Readonly<Record<Step, Possibility>>>> = {
  requested:       { confirm: OFFER_FIRST, propose: OFFER_FIRST, reject: 'yes',       sendOut: OFFER_FIRST,   complete: OFFER_FIRST,   cancel: 'yes',  miss: 'yes', change: 'yes',       pay: PAID_LATER, payOnline: PAID_LATER, offer: 'yes' },
  offered:         { confirm: GUEST_FIRST, propose: GUEST_FIRST, reject: 'yes',       sendOut: GUEST_FIRST,   complete: GUEST_FIRST,   cancel: 'yes',  miss: 'no',  change: OFFER_ANEW,  pay: PAID_LATER, payOnline: PAID_LATER, offer: 'yes' },
  awaitingPayment: { confirm: 'no',        propose: 'no',        reject: 'no',        sendOut: 'no',          complete: 'no',          cancel: 'yes',  miss: 'no',  change: 'no',        pay: 'no', payOnline: 'yes', offer: 'no' },
  pending:         { confirm: 'yes',       propose: 'yes',       reject: 'yes',       sendOut: CONFIRM_FIRST, complete: CONFIRM_FIRST, cancel: 'yes',  miss: 'yes', change: 'yes',       pay: 'yes', payOnline: 'yes', offer: 'no' },
  proposed:        { confirm: GUEST_FIRST, propose: GUEST_FIRST, reject: 'yes',       sendOut: GUEST_FIRST,   complete: GUEST_FIRST,   cancel: 'yes',  miss: 'no',  change: GUEST_FIRST, pay: 'yes', payOnline: 'yes', offer: 'no' },
  confirmed:       { confirm: 'done',      propose: 'no',        reject: ONLY_CANCEL, sendOut: 'yes',         complete: 'yes',         cancel: 'yes',  miss: 'no',  change: 'yes',       pay: 'yes', payOnline: 'yes', offer: 'no' },
  ready:           { confirm: 'no',        propose: 'no',        reject: ONLY_CANCEL, sendOut: 'done',        complete: 'yes',         cancel: 'yes',  miss: 'no',  change: 'no',        pay: 'yes', payOnline: 'yes', offer: 'no' },
  dispatched:      { confirm: 'no',        propose: 'no',        reject: ONLY_CANCEL, sendOut: 'done',        complete: 'yes',         cancel: 'yes',  miss: 'no',  change: 'no',        pay: 'yes', payOnline: 'yes', offer: 'no' },
  completed:       { confirm: 'no',        propose: 'no',        reject: 'no',        sendOut: 'no',          complete: 'done',        cancel: 'no',   miss: 'no',  change: 'no',        pay: 'yes', payOnline: 'yes', offer: 'no' },
  rejected:        { confirm: 'no',        propose: 'no',        reject: 'done',      sendOut: 'no',          complete: 'no',          cancel: 'no',   miss: 'no',  change: 'no',        pay: 'no', payOnline: 'no', offer: 'no' },
  canceled:        { confirm: 'no',        propose: 'no',        reject: 'no',        sendOut: 'no',          complete: 'no',          cancel: 'done', miss: 'no',  change: 'no',        pay: 'no', payOnline: 'no', offer: 'no' },
  failed:          { confirm: 'no',        propose: 'no',        reject: 'no',        sendOut: 'no',          complete: 'no',          cancel: 'no',   miss: 'no',  change: 'no',        pay: 'no', payOnline: 'no', offer: 'no' },
};

/** Takes a step where the status allows it; `[]` if it is done already. */
export function takeStep(
  order: Order,
  step: Step,
  decide: (order: ExistingOrder) => Decision<OrderEvent>,
): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const possibility = steps[order.status][step];
  if (possibility === 'yes') return decide(order);
  if (possibility === 'done') return [];
  return refuseFromStatus(order.status, possibility === 'no' ? '' : possibility);
}

/**
 * Places an order once. Unless it is to be paid online first, it goes to the branch at once; so does one that costs
 * nothing. A request for a quotation waits for an offer. `attempt` is the id of the first attempt to pay online.
 */
export function placeOrder(order: Order, placed: OrderPlaced, attempt: string): Decision<OrderEvent> {
  if (order.status !== 'none') return [];
  const { paymentMethod: method, placedAt: at, handling } = placed;
  const event: OrderEvent = { type: 'OrderPlaced', data: placed };
  if (placed.isQuotation) return [event];
  const total = toUnits(placed.pricing.totalGross);
  if (!isPaidOnline(method) || total <= 0) return [event, submitted(placed, at)];
  return [event, initiated({ attempt, method, capture: handling?.capture ?? 'automatic', at }, total)];
}

/** The order goes to the branch at an ISO instant. */
export const submitted = ({ handling }: Pick<OrderPlaced, 'handling'>, at: string): OrderEvent => ({
  type: 'OrderSubmitted',
  data: {
    confirmBy: confirmBy(at, handling?.missedAfterMinutes),
    ...(handling?.isConfirmedByRule && { isConfirmedByRule: true as const }),
  },
});

/** The branch takes the order on, for the time the customer asked for. */
export const confirmOrder = (order: Order): Decision<OrderEvent> =>
  takeStep(order, 'confirm', (existing) => confirmed(existing, existing.appointmentDate));

/** The order is taken on for a time, and what was only authorized is to be captured. */
export const confirmed = (order: ExistingOrder, appointment: string | null): OrderEvent[] => [
  { type: 'OrderConfirmed', data: { appointment } },
  ...capturesOf({ ...order, status: 'confirmed' }),
];

/** The branch does not take the order on. The message is for the customer and may be empty. */
export const rejectOrder = (order: Order, { message }: { readonly message: string }): Decision<OrderEvent> =>
  takeStep(order, 'reject', (existing) => [
    { type: 'OrderRejected', data: { message: message.trim() } },
    ...givingBack(existing),
  ]);

/** The order leaves the kitchen: on its way for a delivery, else ready to be picked up or served. */
export const markInDelivery = (order: Order): Decision<OrderEvent> =>
  takeStep(order, 'sendOut', ({ mode }) => [
    { type: mode === 'delivery' ? 'OrderDispatched' : 'OrderReady', data: {} },
  ]);

/** The customer has what was ordered. */
export const completeOrder = (order: Order): Decision<OrderEvent> =>
  takeStep(order, 'complete', () => [{ type: 'OrderCompleted', data: {} }]);

export interface CancelOrder {
  readonly reason: string;
  readonly cause?: CancelCause | undefined;
  /** Whether the caller may cancel even after the order was dispatched. */
  readonly mayCancelDispatched: boolean;
}

/** Calls an open order off. A reason is needed; a dispatched order only some may cancel. */
export const cancelOrder = (
  order: Order,
  { reason, cause, mayCancelDispatched }: CancelOrder,
): Decision<OrderEvent> =>
  takeStep(order, 'cancel', (existing) => {
    if (existing.status === 'dispatched' && !mayCancelDispatched) return refuseAfterDispatch();
    const given = reason.trim();
    return given === '' ? refuseMissingReason() : canceled(existing, given, cause);
  });

/** The order is called off, and what was paid online goes back. */
export const canceled = (order: ExistingOrder, reason: string, cause?: CancelCause): OrderEvent[] => [
  { type: 'OrderCanceled', data: { reason, ...(cause && { cause }) } },
  ...givingBack(order),
];

/** A remark of staff for staff, in any status. */
export function addNote(order: Order, { text }: { readonly text: string }): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (order.isErased) return refuseErased();
  const given = text.trim();
  if (given !== '') return [{ type: 'NoteAdded', data: { text: given } }];
  return refuse('invalid', 'note-empty', 'Bitte geben Sie eine Notiz ein.', 'text');
}

/** The guest's review of a completed order, once. */
export function submitReview(order: Order, review: Review): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (order.isErased) return refuseErased();
  if (order.isReviewed) {
    return refuse(
      'conflict',
      'order-is-reviewed',
      'Sie haben diese Bestellung bereits bewertet. Vielen Dank!',
    );
  }
  if (order.status === 'completed') {
    return [{ type: 'ReviewSubmitted', data: { ...review, comment: (review.comment ?? '').trim() } }];
  }
  return refuse(
    'conflict',
    'order-is-not-completed',
    'Eine Bestellung kann erst bewertet werden, wenn sie abgeschlossen ist.',
  );
}

/** Nobody has confirmed the order until `dueAt`. It goes on waiting, so that it can still be confirmed. */
export const markMissed = (order: Order, dueAt: string): Decision<OrderEvent> =>
  takeStep(order, 'miss', ({ isMissed }) => (isMissed ? [] : [{ type: 'OrderMissed', data: { dueAt } }]));

const USUAL_MINUTES = 10;

/** Deadline for confirming an order that was submitted at an instant. ISO instants. */
export const confirmBy = (submittedAt: string, minutes = USUAL_MINUTES): string =>
  new Date(Date.parse(submittedAt) + minutes * 60_000).toISOString();

const sentences: Readonly<Record<OrderStatus, string>> = {
  requested: 'Die Bestellung ist eine Angebotsanfrage.',
  offered: 'Dem Gast wurde ein Angebot gemacht.',
  awaitingPayment: 'Die Bestellung wartet noch auf den Zahlungseingang.',
  pending: 'Die Bestellung ist noch nicht bestätigt.',
  proposed: 'Dem Gast wurde ein neuer Termin vorgeschlagen.',
  confirmed: 'Die Bestellung ist bereits bestätigt.',
  ready: 'Die Bestellung ist bereits vorbereitet.',
  dispatched: 'Die Bestellung ist bereits in Zustellung.',
  completed: 'Die Bestellung ist bereits abgeschlossen.',
  rejected: 'Die Bestellung wurde abgelehnt.',
  canceled: 'Die Bestellung wurde storniert.',
  failed: 'Die Bestellung ist fehlgeschlagen.',
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const refuseFromStatus = (status: OrderStatus, hint: string): Refusal =>
  refuse('conflict', `order-is-${kebab(status)}`, `${sentences[status]} ${hint}`.trim());

const refuseAfterDispatch = (): Refusal =>
  refuse(
    'forbidden',
    'order-is-dispatched',
    'Die Bestellung ist bereits in Zustellung. Nur die Filialleitung kann sie noch stornieren.',
  );

export const refuseUnknownOrder = (): Refusal =>
  refuse('unknown', 'order-unknown', 'Diese Bestellung gibt es nicht.');

/** For what would reveal something of a guest again. */
export const refuseErased = (): Refusal =>
  refuse(
    'conflict',
    'personal-data-erased',
    'Die personenbezogenen Daten dieser Bestellung wurden endgültig gelöscht.',
  );

export const refuseMissingReason = (): Refusal =>
  refuse('invalid', 'reason-missing', 'Bitte geben Sie einen Grund an.', 'reason');
