import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { Decision } from '../kernel/decider.js';
import { refuse, refuseAll, type Refusal } from '../kernel/refusal.js';
import { type BranchDay, delayAt, loadOf, pauseAt, placeOf } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { type Capacity, endOf, hasRoom, SHORTEST, windowOf } from './capacity.js';
import { firstTimeAfter } from '../opening-hours/preorder-slots.js';

const WRITTEN_WITHIN_MS = 60_000;
const RENEWED_AFTER_MS = 30_000;

/** From then on a place without its order counts as abandoned: the process that was to write the order has died. */
export const abandonedAt = (takenAt: string): string =>
  new Date(Date.parse(takenAt) + WRITTEN_WITHIN_MS).toISOString();

/** Whether to renew the reservation of an order that asks again, so that its place is not freed meanwhile. */
export const needsRenewal = (takenAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(takenAt) >= RENEWED_AFTER_MS;

/** German messages that name times and products as the branch's guests know them. */
export interface PlaceTexts {
  paused(until: string): string;
  full(window: string): string;
  /** For an order that could begin at once; `end` is that of the window. */
  fullNow(end: string, mode: DeliveryMode): string;
  soldOut(product: string): string;
  delayed(minutes: number): string;
}

export interface TakePlace {
  readonly order: string;
  /** ISO instant. */
  readonly at: string;
  readonly mode: DeliveryMode;
  /** For when it is wanted, an ISO instant; null is as soon as possible. */
  readonly due: string | null;
  /** When the branch opens for an order without a time, an ISO instant; null if it can begin at once. */
  readonly beginsAt: string | null;
  /** Of the branch, where the day has none of its own; null is unlimited. */
  readonly capacity: Capacity | null;
  /** Ids by the index of the order's line. */
  readonly products: readonly string[];
  /** Whether it is placed on this day, which gives it its number, and whether it is due on it. */
  readonly isPlacedHere: boolean;
  readonly isDueHere: boolean;
  /** Staff promise it: neither a pause nor a full window stands against it. What is sold out is not there. */
  readonly isOverridden?: boolean;
  /** Minutes of a delay that its guest knew of; missing where nobody asked. */
  readonly expectedDelay?: number;
  readonly texts: PlaceTexts;
}

/**
 * Gives an order its place and the day's next ticket number, if the day takes it. An order that has a place keeps it with
 * its ticket; when it asks again after 30 seconds the reservation is renewed.
 */
export function takePlace(day: BranchDay, request: TakePlace): Decision<BranchDayEvent> {
  const { order, at, due, beginsAt, mode, isPlacedHere, isDueHere } = request;
  const place = placeOf(day, order);
  if (!place) {
    const dueAt = due ?? beginsAt ?? at;
    const capacity = isDueHere ? (day.capacity ?? request.capacity) : null;
    const limit = capacity && { capacity, window: windowOf(dueAt, capacity) };
    const refusal = refusalOf(day, request, limit);
    if (refusal) return refusal;
    const ticket = isPlacedHere ? { ticketNumber: day.lastTicketNumber + 1 } : {};
    // Counted without a capacity, too: one that is set later holds for the orders that are there.
    const window = isDueHere ? { window: windowOf(dueAt, SHORTEST), mode } : { window: null };
    return [{ type: 'PlaceTaken', data: { order, ...window, ...ticket, takenAt: at } }];
  }
  if (!needsRenewal(place.takenAt, at)) return [];
  const { window, ticketNumber, mode: placed } = place;
  const data = {
    ...{ order, window, takenAt: at, again: true as const },
    ...(ticketNumber !== null && { ticketNumber }),
    ...(placed !== null && { mode: placed }),
  };
  return [{ type: 'PlaceTaken', data }];
}

/** The window that an order would be in, and what it takes. */
interface Limit {
  readonly window: string;
  readonly capacity: Capacity;
}

function refusalOf(day: BranchDay, request: TakePlace, limit: Limit | null): Refusal | null {
  const { at, due, beginsAt, mode, products, isDueHere, isOverridden = false, texts } = request;
  const paused = isOverridden ? null : pauseFor(day, due, beginsAt ?? at);
  if (paused) return refuse('invalid', 'ordering-paused', texts.paused(paused), 'appointmentDate');
  const [first, ...others] = products.flatMap((product, index) =>
    isDueHere && day.soldOut.includes(product)
      ? [{ field: `items.${index}.product`, message: texts.soldOut(product) }]
      : [],
  );
  if (first) return refuseAll('product-sold-out', [first, ...others]);
  const delay = unknownDelay(day, request);
  if (delay !== null) {
    return refuse('conflict', 'preparation-delayed', texts.delayed(delay), 'expectedDelay');
  }
  if (!limit || isOverridden) return null;
  const { window, capacity } = limit;
  if (hasRoom(loadOf(day, window, capacity.windowMinutes), mode, capacity)) return null;
  const isForNow = due === null && beginsAt === null;
  const text = isForNow ? texts.fullNow(endOf(window, capacity), mode) : texts.full(window);
  return refuse('invalid', 'window-full', text, 'appointmentDate');
}

/** Minutes of a delay that is longer than its guest knew, for an order wanted as soon as possible; null if there is none. */
function unknownDelay(
  day: BranchDay,
  { at, due, beginsAt, isPlacedHere, expectedDelay }: TakePlace,
): number | null {
  if (expectedDelay === undefined || due !== null || !isPlacedHere) return null;
  const delay = delayAt(day, beginsAt ?? at);
  return delay > expectedDelay ? delay : null;
}

/** The end of a pause that forbids an order for a chosen time, or for as soon as possible; null if none does. ISO instants. */
function pauseFor(day: BranchDay, due: string | null, soonest: string): string | null {
  if (due === null) return pauseAt(day, soonest);
  const isPaused = day.pausedUntil !== null && new Date(due) < firstTimeAfter(new Date(day.pausedUntil));
  return isPaused ? day.pausedUntil : null;
}

export interface MovePlace {
  readonly order: string;
  readonly mode: DeliveryMode;
  /** The new time, an ISO instant; null if the order is now due on another day. */
  readonly due: string | null;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Moves the place of an order to the time that the branch proposed instead. The branch knows what it proposes: nothing is
 * refused. The day of the order's number keeps the number; another day that it is no longer due on frees its place.
 */
export function movePlace(day: BranchDay, { order, mode, due, at }: MovePlace): Decision<BranchDayEvent> {
  const place = placeOf(day, order);
  if (due === null && (!place || place.ticketNumber === null)) return freePlace(day, order);
  const window = due === null ? null : windowOf(due, SHORTEST);
  if (place?.window === window) return [];
  const ticket = place?.ticketNumber ? { ticketNumber: place.ticketNumber } : {};
  return [{ type: 'PlaceTaken', data: { order, mode, window, ...ticket, takenAt: at, again: true } }];
}

/**
 * Frees the place of an order that was not written until `at` (an ISO instant); one that was asked for again
 * meanwhile stays. Its ticket number is not given again.
 */
export function releasePlace(day: BranchDay, order: string, at: string): Decision<BranchDayEvent> {
  const place = placeOf(day, order);
  const isAbandoned = place && Date.parse(abandonedAt(place.takenAt)) <= Date.parse(at);
  return isAbandoned ? [{ type: 'PlaceReleased', data: { order } }] : [];
}

/** Frees the place of an order that is not to be made. */
export const freePlace = (day: BranchDay, order: string): Decision<BranchDayEvent> =>
  placeOf(day, order) ? [{ type: 'PlaceReleased', data: { order } }] : [];

const LONGEST_PAUSE_MS = 24 * 3_600_000;

/** Takes no orders for times before an instant, at most a day away. Again, it replaces the end. ISO instants. */
export function pauseOrdering(
  day: BranchDay,
  { until, at }: { until: string; at: string },
): Decision<BranchDayEvent> {
  const ahead = Date.parse(until) - Date.parse(at);
  if (!(ahead > 0 && ahead <= LONGEST_PAUSE_MS)) {
    return refuse(
      'invalid',
      'pause-length',
      'Bitte geben Sie eine Dauer von höchstens 24 Stunden an.',
      'minutes',
    );
  }
  return pauseAt(day, at) === until ? [] : [{ type: 'OrderingPaused', data: { until } }];
}

/** Takes orders again before the end of a pause. */
export const resumeOrdering = (day: BranchDay, at: string): Decision<BranchDayEvent> =>
  pauseAt(day, at) ? [{ type: 'OrderingResumed', data: {} }] : [];

/** A product cannot be ordered for this day any more. */
export const sellOut = ({ soldOut }: BranchDay, product: string): Decision<BranchDayEvent> =>
  soldOut.includes(product) ? [] : [{ type: 'ProductSoldOut', data: { product } }];

export const putBackOnSale = ({ soldOut }: BranchDay, product: string): Decision<BranchDayEvent> =>
  soldOut.includes(product) ? [{ type: 'ProductBackOnSale', data: { product } }] : [];

/** What holds on this day instead of the branch's capacity; null for that again. */
export const changeCapacity = (day: BranchDay, capacity: Capacity | null): Decision<BranchDayEvent> =>
  JSON.stringify(day.capacity) === JSON.stringify(capacity)
    ? []
    : [{ type: 'CapacityChanged', data: { capacity } }];
