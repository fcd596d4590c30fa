import { modeOf } from '../delivery/mode-of.js';
import { isOpenAt } from '../opening-hours/opening-hours.js';
import { beginsAt, type BranchHours, hoursForMode } from '../opening-hours/open-state.js';
import type { LimitedDay } from './checkout/check/check-context.js';
import { fullRanges } from './checkout/check/limits.js';
import { type DueOrder, dueTimeOf, hasOwnTime } from './due-time.js';

const MINUTE = 60_000;
/** Guests choose among times on this grid. */
const GRID = 5 * MINUTE;
const laterBy = [15, 30, 45, 60];

export interface QuickTime {
  readonly minutes: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * What the usual proposals follow: the time the guest requested, the one for which an order from before the opening is
 * planned, the branch's next opening while it is closed, or now.
 */
export interface QuickStart {
  readonly after: 'requested' | 'planned' | 'opening' | 'now';
  readonly at: Date;
}

/**
 * All usual proposals are later than the time the order has already: staff propose another one because they cannot keep it.
 * `hours` are those of the order's branch; while they are unknown it counts as open.
 */
export function quickStart(
  order: Omit<DueOrder, 'status'>,
  hours: BranchHours | null,
  now: Date,
  timeZone: string,
): QuickStart {
  const due = dueTimeOf(order, hours, timeZone);
  if (hasOwnTime(due) && due.dueAt > now) {
    return { after: due.isChosen ? 'requested' : 'planned', at: due.dueAt };
  }
  const opening = hours && beginsAt(modeOf(order), hours, now, timeZone);
  return opening ? { after: 'opening', at: opening } : { after: 'now', at: now };
}

/** Later than the start by these minutes, or a little more to reach the grid. */
export function quickTimes({ at }: QuickStart): QuickTime[] {
  const from = Math.ceil(at.getTime() / GRID) * GRID;
  return laterBy.map((minutes) => ({ minutes, at: new Date(from + minutes * MINUTE).toISOString() }));
}

/**
 * Whether a time, an ISO instant, falls into a window that takes no more orders of the order's mode. The window the order is
 * in already counts it, and has its place whether or not it is full.
 */
export function isInFullWindow(
  at: string,
  order: Omit<DueOrder, 'status'>,
  hours: BranchHours | null,
  limitedDays: readonly LimitedDay[],
  timeZone: string,
): boolean {
  const { isChosen, dueAt, beginsAt: begins } = dueTimeOf(order, hours, timeZone);
  const own = isChosen ? dueAt : (begins ?? new Date(order.placedAt));
  return fullRanges({ limitedDays, mode: modeOf(order) }).some(({ from, to }) => {
    const holds = (instant: Date) => from <= instant && instant < to;
    return holds(new Date(at)) && !holds(own);
  });
}

/** Whether the branch is closed at a time, an ISO instant, for the way in which the order reaches its guest. */
export const isOutsideHours = (
  at: string,
  order: Pick<DueOrder, 'isDelivery' | 'isDineIn'>,
  hours: BranchHours,
  timeZone: string,
): boolean => !isOpenAt(hoursForMode(modeOf(order), hours), new Date(at), timeZone);
