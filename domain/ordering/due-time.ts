import { hoursForMode, isOpenFor, type BranchHours } from '../rules/open-state.js';
import { nextSlot } from '../rules/opening-hours.js';
import { modeOf } from './check/shop-facts.js';
import { isTerminal } from './order-status.js';
import type { DeliveryMode, OrderStatus } from './order-terms.js';

/** What of an order says when it is due; staff's and the customer's order both have it. ISO instants. */
export interface DueOrder {
  readonly status: OrderStatus;
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  readonly placedAt: string;
  /** Agreed by the branch; null before, and if the order is wanted as soon as possible. */
  readonly appointment: string | null;
  /** As the customer wished. */
  readonly appointmentDate: string | null;
}

export interface Due {
  readonly dueAt: Date;
  /** A time was chosen; otherwise the order is due the usual time after the branch can begin with it. */
  readonly isChosen: boolean;
  /** More than an hour away: nobody has to begin with it yet. */
  readonly kind: 'soon' | 'later';
  /** Whole minutes past the due time of an order that is being worked on, else 0. */
  readonly minutesLate: number;
}

/** How long an order that is wanted as soon as possible takes, from the time the branch can begin with it. */
export const usualMinutes: Readonly<Record<DeliveryMode, number>> = {
  takeaway: 30,
  dineIn: 30,
  delivery: 45,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When an order is due. `hours` are those of its branch; where they are unknown it counts as open. */
export function dueOf(order: DueOrder, hours: BranchHours | null, now: Date, timeZone: string): Due {
  const chosen = order.appointment ?? order.appointmentDate;
  const dueAt = chosen === null ? usuallyDue(order, hours, timeZone) : new Date(chosen);
  const ahead = dueAt.getTime() - now.getTime();
  const isWorkedOn = order.status !== 'awaitingPayment' && !isTerminal(order.status);
  return {
    dueAt,
    isChosen: chosen !== null,
    kind: ahead > HOUR ? 'later' : 'soon',
    minutesLate: isWorkedOn && ahead < 0 ? Math.floor(-ahead / MINUTE) : 0,
  };
}

function usuallyDue(order: DueOrder, hours: BranchHours | null, timeZone: string): Date {
  const mode = modeOf(order);
  const begins = beginsAt(mode, new Date(order.placedAt), hours, timeZone);
  return new Date(begins.getTime() + usualMinutes[mode] * MINUTE);
}

/** At once while the branch is open for the mode, else when it opens. */
function beginsAt(mode: DeliveryMode, placed: Date, hours: BranchHours | null, timeZone: string): Date {
  if (hours === null || isOpenFor(mode, hours, placed, timeZone)) return placed;
  return nextSlot(hoursForMode(mode, hours), placed, timeZone)?.from ?? placed;
}
