import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { dayAndTime } from '../opening-hours/appointment-texts.js';
import { type BranchHours, beginsAt } from '../opening-hours/open-state.js';

/** Minutes that an order wanted as soon as possible takes where its branch says nothing, from when the branch can begin with it. */
export const usualMinutes: Readonly<Record<DeliveryMode, number>> = {
  takeaway: 30,
  dineIn: 30,
  delivery: 45,
};

/** What a branch says of how long it takes, in minutes; null is the usual time. */
export interface Preparation {
  readonly preparationTakeaway: number | null;
  readonly preparationDelivery: number | null;
  readonly preparationDineIn: number | null;
}

const fields = {
  takeaway: 'preparationTakeaway',
  delivery: 'preparationDelivery',
  dineIn: 'preparationDineIn',
} as const satisfies Record<DeliveryMode, keyof Preparation>;

const MINUTE = 60_000;
/** Nobody promises 12:23. */
const GRID = 5 * MINUTE;

export const preparationMinutes = (branch: Preparation, mode: DeliveryMode): number =>
  branch[fields[mode]] ?? usualMinutes[mode];

/**
 * When an order that is wanted as soon as possible is ready, brought or served, if it is placed now: the time that the branch needs
 * from when it can begin with it, and that of a delay of its kitchen, up to the next five minutes.
 */
export function expectedTime(
  branch: BranchHours & Preparation,
  mode: DeliveryMode,
  now: Date,
  timeZone: string,
  /** Minutes. */
  delay: number,
): Date {
  const begins = beginsAt(mode, branch, now, timeZone) ?? now;
  const ready = begins.getTime() + (preparationMinutes(branch, mode) + delay) * MINUTE;
  return new Date(Math.ceil(ready / GRID) * GRID);
}

/** What the guest has at the expected time. */
export const expectedLabels: Readonly<Record<DeliveryMode, string>> = {
  takeaway: 'Abholbereit',
  delivery: 'Bei Ihnen',
  dineIn: 'Am Tisch',
};

/** 'Abholbereit ca. 12:25', 'Bei Ihnen ca. morgen, 12:45' */
export const expectedWords = (mode: DeliveryMode, at: Date, now: Date, timeZone: string): string =>
  `${expectedLabels[mode]} ca. ${dayAndTime(at, now, timeZone)}`;
