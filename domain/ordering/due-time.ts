import { beginsAt, type BranchHours, nextOpening, openState } from '../opening-hours/open-state.js';
import { modeOf } from '../delivery/mode-of.js';
import { isRequest, isTerminal } from './order/order.js';
import type { OrderStatus } from './order/order-terms.schema.js';
import { expectedLabels, usualMinutes } from './expected-time.js';
import {
  asSoonAsPossible,
  dayAndTime,
  otherDayText,
  plannedText,
} from '../opening-hours/appointment-texts.js';
import { formatTime } from '../text/formats.js';

/** The part of an order that determines when it is due, in staff's and the customer's order. ISO instants. */
export interface DueOrder {
  readonly status: OrderStatus;
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  readonly placedAt: string;
  /** Agreed by the branch; null before, and if the order is wanted as soon as possible. */
  readonly appointment: string | null;
  /** The time that the customer requested. */
  readonly appointmentDate: string | null;
  /**
   * When the branch opened for an order wanted as soon as possible, by its hours when the order was placed; null if it could
   * begin at once. Missing in orders from before this was kept: then today's hours decide.
   */
  readonly beginsAt?: string | null | undefined;
  /** When an order wanted as soon as possible was promised as it was placed. Missing in others, and in orders from before it was kept. */
  readonly expectedAt?: string | undefined;
}

/** The part of it that stays the same while the order goes on and time passes. */
export interface DueTime {
  readonly dueAt: Date;
  /** A time was chosen; otherwise the order is due the usual time after the branch can begin with it. */
  readonly isChosen: boolean;
  /** When the branch can begin with an order without a chosen time; null if it could at once. */
  readonly beginsAt: Date | null;
  /** When the branch opens for the mode of an order that came while it was closed; null if it was open. */
  readonly opensAt: Date | null;
}

export interface Due extends DueTime {
  /** The branch has not opened for its mode since the order came. */
  readonly isBeforeOpening: boolean;
  /** More than an hour away: nobody has to begin with it yet. */
  readonly kind: 'soon' | 'later';
  /** Minutes since the one in which it was due, of an order that is being worked on; else 0. */
  readonly minutesLate: number;
}

const MINUTE = 60_000;
const BEGUN_BEFORE_DUE = 60;

/** When an order is due. `hours` are those of its branch; where they are unknown it counts as open. */
export const dueOf = (order: DueOrder, hours: BranchHours | null, now: Date, timeZone: string): Due =>
  dueAtTime(order, dueTimeOf(order, hours, timeZone), now);

/** The due time without its distance from now. Looking the hours up takes most of the time of `dueOf`. */
export function dueTimeOf(
  order: Omit<DueOrder, 'status'>,
  hours: BranchHours | null,
  timeZone: string,
): DueTime {
  const chosen = order.appointment ?? order.appointmentDate;
  const opensAt = openingFor(order, hours, timeZone);
  if (chosen !== null) return { dueAt: new Date(chosen), isChosen: true, beginsAt: null, opensAt };
  const dueAt = order.expectedAt ? new Date(order.expectedAt) : usuallyDue(order, opensAt);
  return { dueAt, isChosen: false, beginsAt: opensAt, opensAt };
}

/** Hours that are changed later move no order that was taken: it was promised by those of then. */
function openingFor(
  { beginsAt: kept, ...order }: Omit<DueOrder, 'status'>,
  hours: BranchHours | null,
  timeZone: string,
): Date | null {
  const isKept = kept !== undefined && order.appointmentDate === null;
  if (isKept) return kept === null ? null : new Date(kept);
  return hours && beginsAt(modeOf(order), hours, new Date(order.placedAt), timeZone);
}

/** Whether branch and guest agreed on another time than the guest had asked for: the branch proposed it. */
export const isAnotherTimeAgreed = ({
  appointment,
  appointmentDate,
}: Pick<DueOrder, 'appointment' | 'appointmentDate'>): boolean =>
  appointment !== null &&
  (appointmentDate === null || Date.parse(appointment) !== Date.parse(appointmentDate));

/**
 * Minutes by the clock until an order is due: 0 during the minute that people read as its time, negative after it. Seconds
 * do not count, since nobody sees them: else an order is late on one screen and not on another.
 */
export const minutesUntil = (dueAt: Date, now: Date): number => minuteOf(dueAt) - minuteOf(now);

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE);

/** Due in more than an hour: nobody has to begin with it yet. */
export const isForLater = (dueAt: Date, now: Date): boolean => minutesUntil(dueAt, now) > BEGUN_BEFORE_DUE;

/** A due time as it is seen now. */
export function dueAtTime({ status }: Pick<DueOrder, 'status'>, time: DueTime, now: Date): Due {
  const { dueAt, opensAt } = time;
  const isWorkedOn = status !== 'awaitingPayment' && !isRequest(status) && !isTerminal(status);
  return {
    ...time,
    isBeforeOpening: opensAt !== null && now < opensAt,
    kind: isForLater(dueAt, now) ? 'later' : 'soon',
    minutesLate: isWorkedOn ? Math.max(0, -minutesUntil(dueAt, now)) : 0,
  };
}

/** Whether an order is due at a time of its own, and not the usual time after it came. */
export const hasOwnTime = ({ isChosen, beginsAt }: Pick<DueTime, 'isChosen' | 'beginsAt'>): boolean =>
  isChosen || beginsAt !== null;

function usuallyDue(order: Omit<DueOrder, 'status'>, begins: Date | null): Date {
  const from = begins ?? new Date(order.placedAt);
  return new Date(from.getTime() + usualMinutes[modeOf(order)] * MINUTE);
}

/** Inputs for the outlook: hours and time zone of the branch, and now. */
export interface Waiting {
  readonly hours: BranchHours | null;
  readonly timeZone: string;
  readonly now: Date;
}

/** 'Eingeplant für morgen, 23.11., 11:05 Uhr', while nobody has to begin with the order yet; else null. */
export function plannedFor(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  const due = dueOf(order, hours, now, timeZone);
  if (due.kind === 'soon') return null;
  if (due.beginsAt === null) return `Eingeplant für ${plannedText(due.dueAt, now, timeZone)}`;
  const begins = order.isDelivery ? 'liefern' : 'öffnen';
  return `Eingeplant, sobald wir ${begins}: ${plannedText(due.beginsAt, now, timeZone)}`;
}

/**
 * 'Morgen, 23.11., 11:05 Uhr'; 'So schnell wie möglich, ab morgen, 23.11., 10:00 Uhr' where it has to wait for the opening;
 * null if it has not.
 */
export function wantedFor(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  const due = dueOf(order, hours, now, timeZone);
  if (!hasOwnTime(due)) return null;
  if (due.beginsAt) return `${asSoonAsPossible}, ab ${plannedText(due.beginsAt, now, timeZone)}`;
  const words = plannedText(due.dueAt, now, timeZone);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'etwa 18:30 Uhr', where nobody chose the time: the usual one. */
export const aboutText = (dueAt: Date, now: Date, timeZone: string): string =>
  `etwa ${dayAndTime(dueAt, now, timeZone)} Uhr`;

/**
 * The same for the guest of an order as soon as possible: as of its confirmation, until it is ready or that time is over; null
 * otherwise.
 */
export function expectedText(order: DueOrder, waiting: Waiting): string | null {
  const isUnderway = order.status === 'confirmed' || order.status === 'dispatched';
  return isUnderway ? textAhead(order, waiting) : null;
}

/** 'voraussichtlich etwa 12:30 Uhr', as the checkout said it, while the branch has not confirmed yet; null otherwise. */
export function likelyText(order: DueOrder, waiting: Waiting): string | null {
  const text = order.status === 'pending' ? textAhead(order, waiting) : null;
  return text && `voraussichtlich ${text}`;
}

function textAhead(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  const due = dueTimeOf(order, hours, timeZone);
  if (hasOwnTime(due) || minutesUntil(due.dueAt, now) < 0) return null;
  return aboutText(due.dueAt, now, timeZone);
}

/** When the guest has the order: 'Abholbereit', 'ca.', '12:25', 'morgen'. */
export interface PromisedTime {
  readonly label: string;
  /** Nobody chose the time. */
  readonly isAbout: boolean;
  readonly time: string;
  /** Null today. */
  readonly day: string | null;
}

/** What the branch has promised by confirming; null before, once the order is ready or that time is over. */
export function promisedTime(order: DueOrder, { hours, timeZone, now }: Waiting): PromisedTime | null {
  const mode = modeOf(order);
  const isUnderway = order.status === 'confirmed' || order.status === 'dispatched';
  const { dueAt, isChosen } = dueTimeOf(order, hours, timeZone);
  if (!isUnderway || minutesUntil(dueAt, now) < 0) return null;
  return {
    label: expectedLabels[mode],
    isAbout: !isChosen,
    time: formatTime(dueAt, timeZone),
    day: otherDayText(dueAt, now, timeZone),
  };
}

/**
 * 'Wir bestätigen ab 10:00 Uhr', while the branch is closed; null while it is open, and after it has closed for an order that it
 * took to make at once, until that is due.
 */
export function confirmedFrom(order: DueOrder, { hours, timeZone, now }: Waiting): string | null {
  if (hours === null || openState(hours, now, timeZone).isOpen) return null;
  const due = dueTimeOf(order, hours, timeZone);
  if (!hasOwnTime(due) && now <= due.dueAt) return null;
  const opening = nextOpening(hours, now, timeZone);
  if (!opening) return 'Wir bestätigen, sobald wir wieder geöffnet haben';
  const when = plannedText(opening.from, now, timeZone);
  const [time = when, ...day] = when.split(', ').toReversed();
  if (day.at(-1) === 'heute') return `Wir bestätigen ab ${time}`;
  return `Wir bestätigen ${day.toReversed().join(', ')}, ab ${time}`;
}

type Timed = Pick<Due, 'dueAt' | 'kind'>;

/** Open orders by urgency: what is due now, the closest to now first; then what is due later, the soonest first. */
export function byUrgency(now: Date): (one: Timed, other: Timed) => number {
  const away = ({ dueAt }: Timed) => Math.abs(dueAt.getTime() - now.getTime());
  const isLater = ({ kind }: Timed) => Number(kind === 'later');
  return (one, other) => isLater(one) - isLater(other) || away(one) - away(other);
}
