import type { Decider } from '../kernel/decider.js';
import { PersistentMap } from '../kernel/persistent-map.js';
import type { BranchDayEvent } from './branch-day-events.js';

export interface Place {
  readonly order: string;
  readonly window: string | null;
  readonly ticketNumber: number;
  /** When the order asked for it last. */
  readonly takenAt: string;
}

/** One business day of a branch: the places reserved now, and the highest ticket number ever given. */
export interface BranchDay {
  readonly lastTicketNumber: number;
  /** By order. */
  readonly places: PersistentMap<string, Place>;
}

export const branchDayDecider: Decider<BranchDay, BranchDayEvent> = {
  initial: { lastTicketNumber: 0, places: PersistentMap.empty() },
  evolve: (day, event) => {
    switch (event.type) {
      case 'PlaceTaken': {
        const { order, window, ticketNumber, takenAt } = event.data;
        return {
          lastTicketNumber: Math.max(day.lastTicketNumber, ticketNumber),
          places: day.places.with(order, { order, window, ticketNumber, takenAt }),
        };
      }
      case 'PlaceReleased':
        return { ...day, places: day.places.without(event.data.order) };
      default:
        return event satisfies never;
    }
  },
};

/** The place an order holds, with its ticket number. */
export const placeOf = (day: BranchDay, order: string): Place | undefined => day.places.get(order);
