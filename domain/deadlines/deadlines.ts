import { type BranchDayEvent, branchDayStream } from '../branch-day/branch-day-events.js';
import { abandonedAt } from '../branch-day/branch-day-decisions.js';
import type { RecordedEvent } from '../kernel/event.js';
import { daysOf, type OrderEvent, orderIdOf, orderStream } from '../ordering/order/order-events.js';
import { confirmBy } from '../ordering/order/order-decisions.js';
import { forgottenAt } from '../working-time/clock-decisions.js';
import type { SignageEvent } from '../signage/signage-events.js';
import type { WorkingTimeEvent } from '../working-time/working-time-events.js';

export type DeadlineEvent = BranchDayEvent | OrderEvent | SignageEvent | WorkingTimeEvent;

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
      return { clear: days.map((day) => keyOf('place', day, orderIdOf(event))) };
    }
    case 'OrderSubmitted': {
      const { confirmBy: dueAt = confirmBy(event.metadata.at), isConfirmedByRule } = event.data;
      const missed = deadline('missed-order', stream, orderIdOf(event), dueAt);
      if (!isConfirmedByRule) return { set: [missed] };
      return { set: [missed, deadline('auto-confirm', stream, orderIdOf(event), event.metadata.at)] };
    }
    case 'CounterAppointmentProposed':
      return {
        set: [deadline('counter-appointment', stream, orderIdOf(event), event.data.answerBy)],
        clear: keysOf(waitingForTheBranch, event),
      };
    case 'OrderConfirmed':
      return { clear: keysOf([...waitingForTheBranch, 'counter-appointment'], event) };
    case 'OrderRejected':
    case 'OrderCanceled':
      return {
        set: [deadline('unneeded-place', stream, orderIdOf(event), event.metadata.at)],
        clear: keysOf([...waitingForTheBranch, 'counter-appointment'], event),
      };
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
    default:
      return NONE;
  }
}

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

const keyOf = (kind: DeadlineKind, stream: string, subject: string): string => `${kind} ${stream} ${subject}`;

/** What is checked at the deadline: a place, an order, a command, an activity. */
export type DeadlineKind =
  | 'place'
  | 'unneeded-place'
  | 'missed-order'
  | 'auto-confirm'
  | 'counter-appointment'
  | 'command-expiry'
  | 'forgotten-activity';

/** Something is to be decided about a stream at an instant, unless an event makes that needless before. */
export interface Deadline {
  /** The same for as long as the same thing is waited for; set again it is moved. */
  readonly key: string;
  readonly kind: DeadlineKind;
  readonly stream: string;
  /** Id of the order, command or activity in that stream. */
  readonly subject: string;
  /** ISO instant. */
  readonly dueAt: string;
}
