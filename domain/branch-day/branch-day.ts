import type { Decider } from '../kernel/decider.js';
import { PersistentMap } from '../kernel/persistent-map.js';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { type Capacity, NO_LOAD, SHORTEST, sumOf, type WindowLoad } from './capacity.js';

export interface Place {
  readonly order: string;
  /**
   * Start of the five minutes it is due in. Null where it is due on another day, and of orders from before they were counted
   * without a capacity. An old place may have the start of a longer window.
   */
  readonly window: string | null;
  readonly mode: DeliveryMode | null;
  /** Null where the order has the number of another day. */
  readonly ticketNumber: number | null;
  /** When the order asked for it last. */
  readonly takenAt: string;
}

/** What the kitchen needs beside the usual preparation time, for what it begins with before an instant. */
export interface Delay {
  readonly minutes: number;
  /** ISO instant. */
  readonly until: string;
}

/** One business day of a branch: the places reserved now, the highest ticket number ever given, and what is not sold. */
export interface BranchDay {
  readonly lastTicketNumber: number;
  /** By order. */
  readonly places: PersistentMap<string, Place>;
  /** Orders by the start of their window. */
  readonly windows: PersistentMap<string, WindowLoad>;
  /** What holds instead of the branch's capacity; null: nothing else does. */
  readonly capacity: Capacity | null;
  /** ISO instant; null unless orders for now were stopped. */
  readonly pausedUntil: string | null;
  /** Null unless the kitchen is under load; may be over. */
  readonly delay: Delay | null;
  /** Ids of the products that are sold out today. */
  readonly soldOut: readonly string[];
}

export const branchDayDecider: Decider<BranchDay, BranchDayEvent> = {
  initial: {
    lastTicketNumber: 0,
    places: PersistentMap.empty(),
    windows: PersistentMap.empty(),
    capacity: null,
    pausedUntil: null,
    delay: null,
    soldOut: [],
  },
  evolve: (day, event) => {
    switch (event.type) {
      case 'PlaceTaken': {
        const { order, window, ticketNumber = null, mode = null, takenAt } = event.data;
        const place = { order, window, mode, ticketNumber, takenAt };
        return {
          ...day,
          lastTicketNumber: Math.max(day.lastTicketNumber, ticketNumber ?? 0),
          places: day.places.with(order, place),
          windows: counted(counted(day.windows, day.places.get(order), -1), place, 1),
        };
      }
      case 'PlaceReleased': {
        const { order } = event.data;
        const windows = counted(day.windows, day.places.get(order), -1);
        return { ...day, places: day.places.without(order), windows };
      }
      case 'CapacityChanged':
        return { ...day, capacity: event.data.capacity };
      case 'OrderingPaused':
        return { ...day, pausedUntil: event.data.until };
      case 'OrderingResumed':
        return { ...day, pausedUntil: null };
      case 'PreparationDelayed':
        return { ...day, delay: event.data };
      case 'PreparationOnTime':
        return { ...day, delay: null };
      case 'ProductSoldOut':
        return { ...day, soldOut: [...day.soldOut, event.data.product] };
      case 'ProductBackOnSale':
        return { ...day, soldOut: day.soldOut.filter((product) => product !== event.data.product) };
      default:
        return event satisfies never;
    }
  },
};

/** The windows with one order more or less; places without a window count nowhere. */
function counted(
  windows: BranchDay['windows'],
  place: Pick<Place, 'window' | 'mode'> | undefined,
  by: 1 | -1,
): BranchDay['windows'] {
  if (!place?.window || !place.mode) return windows;
  const load = windows.get(place.window) ?? NO_LOAD;
  return windows.with(place.window, { ...load, [place.mode]: load[place.mode] + by });
}

/** The place an order holds, with its ticket number. */
export const placeOf = (day: BranchDay, order: string): Place | undefined => day.places.get(order);

const STEP_MS = SHORTEST.windowMinutes * 60_000;

/** Orders in the window of that length that begins there, however long the windows were when they came. */
export function loadOf(
  { windows }: Pick<BranchDay, 'windows'>,
  start: string,
  windowMinutes: number,
): WindowLoad {
  const first = Date.parse(start);
  const starts = Array.from({ length: (windowMinutes * 60_000) / STEP_MS }, (_, index) =>
    new Date(first + index * STEP_MS).toISOString(),
  );
  return starts.flatMap((instant) => windows.get(instant) ?? []).reduce(sumOf, NO_LOAD);
}

/** The end of a pause in which an instant falls, an ISO instant; null if orders are taken then. */
export const pauseAt = ({ pausedUntil }: Pick<BranchDay, 'pausedUntil'>, at: string): string | null =>
  pausedUntil !== null && Date.parse(at) < Date.parse(pausedUntil) ? pausedUntil : null;

/** Minutes that an order takes longer if the kitchen begins with it then, an ISO instant; 0 without a delay, and as of its end. */
export const delayAt = ({ delay }: Pick<BranchDay, 'delay'>, at: string): number =>
  delay !== null && Date.parse(at) < Date.parse(delay.until) ? delay.minutes : 0;
