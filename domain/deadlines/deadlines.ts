import { type BranchDayEvent, branchDayStream } from '../branch-day/branch-day-events.js';
import { abandonedAt } from '../branch-day/branch-day-decisions.js';
import type { RecordedEvent } from '../kernel/event.js';
import { daysOf, type OrderEvent, orderIdOf, orderStream } from '../ordering/order/order-events.js';
import { PAYMENT_TIMEOUT_MS } from '../ordering/order/online-payment-decisions.js';
import { confirmBy } from '../ordering/order/order-decisions.js';
import { type PrintJobEvent, printJobIdOf } from '../printing/print-job-events.js';
import { forgottenAt } from '../working-time/clock-decisions.js';
import { isPaidOnline } from '../ordering/order/paid-online.js';
import type { SignageEvent } from '../signage/signage-events.js';
import type { WorkingTimeEvent } from '../working-time/working-time-events.js';

export type DeadlineEvent = BranchDayEvent | OrderEvent | PrintJobEvent | SignageEvent | WorkingTimeEvent;

/** The effect of an event on deadlines: those to set, one to move, or the keys of those to clear. */
export interface DeadlineChanges {
  readonly set?: readonly Deadline[];
  /** Holds only as long as it is still waited for. */
  readonly move?: Deadline;
  readonly clear?: readonly string[];
}

const NONE: DeadlineChanges = {};

/** Pure: reading the whole log always results in the same deadlines. */
export function deadlineChanges(event: RecordedEvent<DeadlineEvent>): DeadlineChanges {
  const { stream } = event;
  switch (event.type) {
    case 'PlaceTaken': {
      const { order, takenAt, again } = event.data;
      const place = deadline('place', stream, order, abandonedAt(takenAt));
      return again ? { move: place } : { set: [place] };
    }
    case 'PlaceReleased': {
      const { order } = event.data;
      return { clear: [keyOf('place', stream, order), keyOf('unneeded-place', orderStream(order), order)] };
    }
    case 'OrderPlaced': {
      const days = daysOf(event.data).map((date) => branchDayStream(event.data.branch, date));
      const clear = days.map((day) => keyOf('place', day, orderIdOf(event)));
      return { set: [...replacing(event), ...waitingFor(event)], clear };
    }
    case 'OrderSentAgain':
      return { clear: [replacementKey(orderIdOf(event), event.data.by)] };
    case 'OrderFailed':
      return {
        set: [deadline('unneeded-place', stream, orderIdOf(event), event.metadata.at)],
        clear: keysOf(['unpaid-order'], event),
      };
    case 'OrderSubmitted': {
      const { confirmBy: dueAt = confirmBy(event.metadata.at), isConfirmedByRule } = event.data;
      const missed = deadline('missed-order', stream, orderIdOf(event), dueAt);
      const clear = keysOf(['unpaid-order'], event);
      if (!isConfirmedByRule) return { set: [missed], clear };
      return { set: [missed, deadline('auto-confirm', stream, orderIdOf(event), event.metadata.at)], clear };
    }
    case 'QuotationOffered':
      return {
        set: [deadline('quotation', stream, orderIdOf(event), event.data.validUntil)],
        clear: keysOf(['missed-order'], event),
      };
    case 'QuotationAccepted':
      return { clear: keysOf(['quotation'], event) };
    case 'CounterAppointmentProposed':
      return {
        set: [
          deadline('counter-appointment', stream, orderIdOf(event), event.data.answerBy),
          deadline('moved-place', stream, orderIdOf(event), event.metadata.at),
        ],
        clear: keysOf(waitingForTheBranch, event),
      };
    case 'CounterAppointmentWithdrawn': {
      const { confirmBy: dueAt } = event.data;
      const moved = deadline('moved-place', stream, orderIdOf(event), event.metadata.at);
      const missed = dueAt ? [deadline('missed-order', stream, orderIdOf(event), dueAt)] : [];
      return { set: [moved, ...missed], clear: keysOf(['counter-appointment'], event) };
    }
    case 'OrderConfirmed':
      return { clear: keysOf([...waitingForTheBranch, 'counter-appointment'], event) };
    case 'OrderRejected':
    case 'OrderCanceled':
      return {
        set: [deadline('unneeded-place', stream, orderIdOf(event), event.metadata.at)],
        clear: keysOf(
          [...waitingForTheBranch, 'counter-appointment', 'moved-place', 'quotation', 'unpaid-order'],
          event,
        ),
      };
    case 'OrderCompleted':
      return { clear: keysOf(['moved-place'], event) };
    case 'OrderMissed':
      return { clear: keysOf(['missed-order'], event) };
    case 'CommandRequested': {
      const { command, expiresAt } = event.data;
      return { set: [deadline('command-expiry', stream, command, expiresAt)] };
    }
    case 'CommandAcknowledged':
    case 'CommandCompleted':
    case 'CommandFailed':
    case 'CommandAborted':
    case 'CommandExpired':
    case 'CommandSuperseded':
      return { clear: [keyOf('command-expiry', stream, event.data.command)] };
    case 'ActivityStarted': {
      const { activity, at } = event.data;
      return { set: [deadline('forgotten-activity', stream, activity, forgottenAt(at))] };
    }
    case 'ActivityEnded':
    case 'ActivityVoided':
    case 'ActivityMarkedForgotten':
      return { clear: [keyOf('forgotten-activity', stream, event.data.activity)] };
    case 'PrintJobQueued': {
      const { expiresAt, alarmAt } = event.data;
      const expiry = ofPrintJob('print-expiry', event, expiresAt);
      return { set: alarmAt === null ? [expiry] : [expiry, ofPrintJob('print-alarm', event, alarmAt)] };
    }
    case 'PrintJobClaimed':
      return {
        set: [ofPrintJob('print-confirmation', event, event.data.confirmBy)],
        clear: keysOfPrint(['print-expiry'], event),
      };
    case 'PrintJobStarted': {
      const { confirmBy: dueAt } = event.data;
      return dueAt === undefined ? {} : { set: [ofPrintJob('print-confirmation', event, dueAt)] };
    }
    case 'PrintJobFailed': {
      const { retry } = event.data;
      if (!retry) return { clear: keysOfPrint(ofPrint, event) };
      return {
        set: [ofPrintJob('print-expiry', event, retry.expiresAt)],
        clear: keysOfPrint(['print-confirmation'], event),
      };
    }
    case 'PrintJobUnknown':
      return { clear: keysOfPrint(['print-confirmation'], event) };
    case 'PrintJobOverdue':
      return { clear: keysOfPrint(['print-alarm'], event) };
    case 'PrintJobDone': {
      const { order } = event.data;
      const clear = keysOfPrint(ofPrint, event);
      if (order === null) return { clear };
      const job = printJobIdOf(event);
      return { set: [deadline('printed-document', orderStream(order), job, event.metadata.at)], clear };
    }
    case 'PrintJobExpired':
    case 'PrintJobCanceled':
      return { clear: keysOfPrint(ofPrint, event) };
    case 'ReceiptPrinted':
      return { clear: [keyOf('printed-document', stream, event.data.job)] };
    default:
      return paymentDeadlines(event);
  }
}

/** What the payments of an order wait for. Their work at the provider is due at once, a look at it after a minute. */
function paymentDeadlines(event: RecordedEvent<DeadlineEvent>): DeadlineChanges {
  const { stream, metadata } = event;
  switch (event.type) {
    case 'PaymentInitiated': {
      const { attempt, initiatedAt } = event.data;
      const unopened = deadline('payment-unopened', stream, attempt, later(initiatedAt, PAYMENT_TIMEOUT_MS));
      return { set: [unopened], move: unpaid(event) };
    }
    case 'PaymentOpened': {
      const { attempt } = event.data;
      return {
        set: [deadline('payment-look', stream, attempt, later(metadata.at, MINUTE_MS))],
        clear: [keyOf('payment-unopened', stream, attempt)],
      };
    }
    case 'CaptureRequested':
      return { set: [deadline('payment-capture', stream, event.data.attempt, metadata.at)] };
    case 'VoidRequested': {
      const { attempt } = event.data;
      return {
        set: [deadline('payment-void', stream, attempt, metadata.at)],
        clear: [keyOf('payment-capture', stream, attempt)],
      };
    }
    case 'PaymentCaptured':
    case 'PaymentVoided':
      return { clear: ofAttempt(event.stream, event.data.attempt) };
    case 'PaymentFailed':
    case 'PaymentExpired':
    case 'PaymentCanceled':
      return { move: unpaid(event), clear: ofAttempt(stream, event.data.attempt) };
    case 'RefundRequested':
      return { set: [deadline('payment-refund', stream, event.data.refund, metadata.at)] };
    case 'RefundSucceeded':
    case 'RefundFailed':
      return { clear: [keyOf('payment-refund', stream, event.data.refund)] };
    default:
      return NONE;
  }
}

const MINUTE_MS = 60_000;

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

const ofAttempt = (stream: string, attempt: string): string[] =>
  (['payment-unopened', 'payment-look', 'payment-capture', 'payment-void'] as const).map((kind) =>
    keyOf(kind, stream, attempt),
  );

type Placed = RecordedEvent<Extract<OrderEvent, { type: 'OrderPlaced' }>>;

/** What a new order waits for, if it does not go to the branch at once. */
function waitingFor(event: Placed): Deadline[] {
  const { isQuotation, placedAt, handling, paymentMethod } = event.data;
  if (!isQuotation) return isPaidOnline(paymentMethod) ? [unpaid(event)] : [];
  const dueAt = confirmBy(placedAt, handling?.missedAfterMinutes);
  return [deadline('missed-order', event.stream, orderIdOf(event), dueAt)];
}

/** The order that a new one replaces is to be ended at once, in its own stream. */
function replacing({ stream, data, metadata }: Placed): Deadline[] {
  if (data.replaces === undefined) return [];
  const by = orderIdOf({ stream });
  return [deadline('replaced-order', orderStream(data.replaces), by, metadata.at)];
}

const replacementKey = (replaced: string, by: string): string =>
  keyOf('replaced-order', orderStream(replaced), by);

/** An order that waits for its payment waits half an hour from its last attempt on. */
const unpaid = (event: RecordedEvent<OrderEvent>): Deadline =>
  deadline('unpaid-order', event.stream, orderIdOf(event), later(event.metadata.at, PAYMENT_TIMEOUT_MS));

const deadline = (kind: DeadlineKind, stream: string, subject: string, dueAt: string): Deadline => ({
  key: keyOf(kind, stream, subject),
  kind,
  stream,
  subject,
  dueAt,
});

/** What an order waits for while the branch has not answered it. */
const waitingForTheBranch: readonly DeadlineKind[] = ['missed-order', 'auto-confirm'];

const keysOf = (kinds: readonly DeadlineKind[], event: RecordedEvent<OrderEvent>): string[] =>
  kinds.map((kind) => keyOf(kind, event.stream, orderIdOf(event)));

/** What a print job waits for. */
const ofPrint: readonly DeadlineKind[] = ['print-expiry', 'print-alarm', 'print-confirmation'];

const ofPrintJob = (kind: DeadlineKind, event: RecordedEvent<PrintJobEvent>, dueAt: string): Deadline =>
  deadline(kind, event.stream, printJobIdOf(event), dueAt);

const keysOfPrint = (kinds: readonly DeadlineKind[], event: RecordedEvent<PrintJobEvent>): string[] =>
  kinds.map((kind) => keyOf(kind, event.stream, printJobIdOf(event)));

const keyOf = (kind: DeadlineKind, stream: string, subject: string): string => `${kind} ${stream} ${subject}`;

/** What is checked at the deadline: a place, an order, a command, an activity, a print job. */
export type DeadlineKind =
  | 'place'
  | 'unneeded-place'
  | 'moved-place'
  | 'missed-order'
  | 'auto-confirm'
  | 'counter-appointment'
  | 'quotation'
  | 'command-expiry'
  | 'forgotten-activity'
  | 'unpaid-order'
  | 'replaced-order'
  | 'payment-unopened'
  | 'print-expiry'
  | 'print-alarm'
  | 'print-confirmation'
  | 'printed-document'
  | PaymentWork;

/** What is done at a payment provider: its subject is an attempt, of the last kind a refund. */
export type PaymentWork = 'payment-look' | 'payment-capture' | 'payment-void' | 'payment-refund';

/**
 * What stays due although it is looked after: a provider that has not decided is asked again and again, and of a place that
 * was moved already, or need not be, the log says nothing more until the order ends.
 */
export const lastingKinds: readonly DeadlineKind[] = [
  'moved-place',
  'payment-look',
  'payment-capture',
  'payment-void',
  'payment-refund',
];

/** Something is to be decided about a stream at an instant, unless an event makes that needless before. */
export interface Deadline {
  /** The same for as long as the same thing is waited for; set again it is moved. */
  readonly key: string;
  readonly kind: DeadlineKind;
  readonly stream: string;
  /** Id of the order, command, activity or print job in that stream; or of the order that replaces the one in it. */
  readonly subject: string;
  /** ISO instant. */
  readonly dueAt: string;
}
