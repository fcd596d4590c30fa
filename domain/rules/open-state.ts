import type { DeliveryMode } from '../kernel/delivery-mode.js';
import type { HoursEntry } from './day-slots.js';
import { currentSlot, isOpenAt, nextSlot, type Slot } from './opening-hours.js';

export interface BranchHours {
  readonly openingHours: readonly HoursEntry[];
  readonly deliveryHours: readonly HoursEntry[];
  readonly isDeliveryHoursEnabled: boolean;
}

export interface OpenState {
  readonly isOpen: boolean;
  /** Open, and closing in less than 60 minutes. */
  readonly isClosingSoon: boolean;
  /** What covers now; `to` is the later end, null where no closing is in sight. */
  readonly current: { readonly from: Date; readonly to: Date | null } | null;
}

const CLOSING_SOON = 60 * 60_000;

/** A branch is open while its opening hours or, if enabled, its delivery hours cover now. */
export function openState(branch: BranchHours, now: Date, timeZone: string): OpenState {
  const covering = hoursOf(branch)
    .map((entries) => currentSlot(entries, now, timeZone))
    .filter((slot) => slot !== null);
  const current = covering.reduce<OpenState['current']>((latest, slot) => {
    if (latest === null || slot.to === null) return slot;
    return latest.to !== null && slot.to > latest.to ? slot : latest;
  }, null);
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

/** When a closed branch opens again: the earlier of opening and, if enabled, delivery hours. */
export function nextOpening(branch: BranchHours, now: Date, timeZone: string): Slot | null {
  return hoursOf(branch)
    .map((entries) => nextSlot(entries, now, timeZone))
    .reduce((earliest, slot) => (earliest && (!slot || earliest.from <= slot.from) ? earliest : slot), null);
}

const hoursOf = (branch: BranchHours): (readonly HoursEntry[])[] =>
  branch.isDeliveryHoursEnabled ? [branch.openingHours, branch.deliveryHours] : [branch.openingHours];
