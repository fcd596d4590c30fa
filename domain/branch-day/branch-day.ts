import type { Decider } from '../kernel/decider.js';
import type { BranchDayEvent } from './branch-day-events.js';

export interface Place {
  readonly order: string;
  readonly window: string | null;
  readonly ticketNumber: number;
}

/** One business day of a branch: the places held now, and the highest ticket number ever given. */
export interface BranchDay {
  readonly lastTicketNumber: number;
  readonly places: readonly Place[];
}

export const branchDayDecider: Decider<BranchDay, BranchDayEvent> = {
  initial: { lastTicketNumber: 0, places: [] },
  evolve: (day, event) => {
    switch (event.type) {
      case 'PlaceTaken': {
        const { order, window, ticketNumber } = event.data;
        return {
          lastTicketNumber: Math.max(day.lastTicketNumber, ticketNumber),
          places: [...day.places, { order, window, ticketNumber }],
        };
      }
      case 'PlaceReleased':
        return { ...day, places: day.places.filter((place) => place.order !== event.data.order) };
      default:
        return event satisfies never;
    }
  },
};

/** The place an order holds, with its ticket number. */
export const placeOf = (day: BranchDay, order: string): Place | undefined =>
  day.places.find((place) => place.order === order);
