import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { currentSlot, type HoursEntry, isOpenAt, nextSlot, type Slot } from './opening-hours.js';

export interface BranchHours {
  readonly openingHours: readonly HoursEntry[];
  readonly deliveryHours: readonly HoursEntry[];
  readonly isDeliveryHoursEnabled: boolean;
}

export interface OpenState {
  readonly isOpen: boolean;
  /** Open, and closing in less than 60 minutes. */
  readonly isClosingSoon: boolean;
  /** All that covers now: from the earlier beginning to the later end. */
  readonly current: CurrentHours | null;
}

interface CurrentHours {
  readonly from: Date;
  /** Null where no closing is in sight. */
  readonly to: Date | null;
}

const CLOSING_SOON = 60 * 60_000;

/** A branch is open while its opening hours or, if enabled, its delivery hours cover now. */
export function openState(branch: BranchHours, now: Date, timeZone: string): OpenState {
  const covering = hoursOf(branch)
    .map((entries) => currentSlot(entries, now, timeZone))
    .filter((slot) => slot !== null);
  const current = covering.length === 0 ? null : covering.reduce(together);
  const closesIn = current?.to ? current.to.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  return { isOpen: current !== null, isClosingSoon: closesIn < CLOSING_SOON, current };
}

/** Whether a branch takes orders of a mode right now. */
export function isOpenFor(mode: DeliveryMode, branch: BranchHours, now: Date, timeZone: string): boolean {
  if (mode === 'delivery') return isOpenAt(hoursForMode(mode, branch), now, timeZone);
  return openState(branch, now, timeZone).isOpen;
}

/** The hours a chosen time must lie in: delivery hours for deliveries if enabled, else opening hours. */
export const hoursForMode = (mode: DeliveryMode, branch: BranchHours): readonly HoursEntry[] =>
  mode === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;

/**
 * When a closed branch opens again: the earlier of opening and, if enabled, delivery hours, and the longer of two
 * that begin together.
 */
export function nextOpening(branch: BranchHours, now: Date, timeZone: string): Slot | null {
  const [first = null] = hoursOf(branch)
    .map((entries) => nextSlot(entries, now, timeZone))
    .filter((slot) => slot !== null)
    .toSorted(
      (one, other) => one.from.getTime() - other.from.getTime() || other.to.getTime() - one.to.getTime(),
    );
  return first;
}

/** When a branch that is closed for a mode takes orders of it again. */
export const nextOpeningFor = (
  mode: DeliveryMode,
  branch: BranchHours,
  now: Date,
  timeZone: string,
): Slot | null =>
  mode === 'delivery'
    ? nextSlot(hoursForMode(mode, branch), now, timeZone)
    : nextOpening(branch, now, timeZone);

/**
 * When a branch can begin with an order of a mode that is wanted as soon as possible, by the hours of that mode: deliveries that go
 * out before the branch opens promise nobody a meal to pick up then. Null if at once, and where no opening is in sight.
 */
export function beginsAt(
  mode: DeliveryMode,
  branch: BranchHours,
  orderedAt: Date,
  timeZone: string,
): Date | null {
  const hours = hoursForMode(mode, branch);
  if (isOpenAt(hours, orderedAt, timeZone)) return null;
  return nextSlot(hours, orderedAt, timeZone)?.from ?? null;
}

const together = (one: CurrentHours, other: CurrentHours): CurrentHours => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to && other.to && (one.to > other.to ? one.to : other.to),
});

const hoursOf = (branch: BranchHours): (readonly HoursEntry[])[] =>
  branch.isDeliveryHoursEnabled ? [branch.openingHours, branch.deliveryHours] : [branch.openingHours];
