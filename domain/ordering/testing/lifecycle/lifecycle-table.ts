import type { OrderStatus } from '../../order/order-terms.schema.js';

/** Who acts on an order: its guest, staff of its branch, or somebody from elsewhere. */
export const people = [
  'guest',
  'employee',
  'shiftLead',
  'manager',
  'otherManager',
  'accounting',
  'auditor',
  'administrator',
] as const;
export type Person = (typeof people)[number];
export type Status = OrderStatus | 'none';

interface Line {
  readonly who: readonly Person[];
  readonly from: readonly OrderStatus[];
  /** Where it already holds: success, and nothing is written. */
  readonly already?: readonly OrderStatus[];
}

/** Who answers for a shift. */
export const leaders: readonly Person[] = ['shiftLead', 'manager', 'administrator'];
const employees: readonly Person[] = ['employee', ...leaders];
const guest: readonly Person[] = ['guest'];

export const terminal: readonly Status[] = ['completed', 'rejected', 'canceled', 'failed'];
/** Ended without being fulfilled: nothing is to be paid. */
export const unfulfilled: readonly Status[] = ['rejected', 'canceled', 'failed'];
/** Taken on by the branch. */
export const taken: readonly Status[] = ['confirmed', 'ready', 'dispatched', 'completed'];
const requests: readonly OrderStatus[] = ['requested', 'offered'];
const open: readonly OrderStatus[] = [
  ...requests,
  'awaitingPayment',
  'pending',
  'proposed',
  'confirmed',
  'ready',
  'dispatched',
];
const agreed: readonly OrderStatus[] = [
  'pending',
  'proposed',
  'confirmed',
  'ready',
  'dispatched',
  'completed',
];
const any: readonly OrderStatus[] = [...open, 'completed', 'rejected', 'canceled', 'failed'];

/** The life of an order as the specification defines it, written again by hand: not made of the code that it tests. */
export const lifecycle = {
  confirm: { who: employees, from: ['pending'], already: ['confirmed'] },
  propose: { who: employees, from: ['pending'] },
  reject: { who: leaders, from: ['pending', 'proposed', ...requests], already: ['rejected'] },
  sendOut: { who: employees, from: ['confirmed'], already: ['ready', 'dispatched'] },
  complete: { who: employees, from: ['confirmed', 'ready', 'dispatched'], already: ['completed'] },
  cancel: { who: leaders, from: open, already: ['canceled'] },
  changeItems: { who: employees, from: ['pending', 'confirmed', 'requested'] },
  offer: { who: employees, from: requests },
  payByHand: { who: employees, from: agreed },
  counter: { who: leaders, from: any },
  refund: { who: leaders, from: any },
  refundByHand: { who: leaders, from: any },
  note: { who: employees, from: any },
  acceptProposal: { who: guest, from: ['proposed'] },
  declineProposal: { who: guest, from: ['proposed'] },
  acceptByPhone: { who: employees, from: ['proposed'] },
  withdrawProposal: { who: employees, from: ['proposed'] },
  acceptOffer: { who: guest, from: ['offered'] },
  declineOffer: { who: guest, from: ['offered'] },
  withdrawRequest: { who: guest, from: ['requested'] },
  review: { who: guest, from: ['completed'] },
  payOnline: { who: guest, from: ['awaitingPayment', ...agreed] },
} as const satisfies Record<string, Line>;
export type Step = keyof typeof lifecycle;

/** Events that may follow once an order has ended; the erasure writes none. */
export const afterTheEnd: readonly string[] = [
  'NoteAdded',
  'ReviewSubmitted',
  'ReceiptPrinted',
  'MessageSent',
  'MessageFailed',
  'PaymentRecorded',
  'PaymentInitiated',
  'PaymentOpened',
  'PaymentAuthorized',
  'CaptureRequested',
  'PaymentCaptured',
  'PaymentFailed',
  'PaymentExpired',
  'PaymentCanceled',
  'VoidRequested',
  'PaymentVoided',
  'RefundRequested',
  'RefundSucceeded',
  'RefundFailed',
  'ChargebackReceived',
  'ChargebackReversed',
];
