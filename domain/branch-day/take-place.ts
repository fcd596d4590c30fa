import type { Decision } from '../kernel/decider.js';
import { placeOf, type BranchDay } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { needsRenewal } from './place-time.js';

export interface TakePlace {
  readonly order: string;
  /** Start of the time window as an ISO instant, or null for 'as soon as possible'. */
  readonly window: string | null;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Gives an order its place and the day's next ticket number. An order that holds a place keeps it with its
 * ticket; when it asks again after a while it has its time anew.
 */
export function takePlace(day: BranchDay, { order, window, at }: TakePlace): Decision<BranchDayEvent> {
  const held = placeOf(day, order);
  if (!held) {
    const ticketNumber = day.lastTicketNumber + 1;
    return [{ type: 'PlaceTaken', data: { order, window, ticketNumber, takenAt: at } }];
  }
  if (!needsRenewal(held.takenAt, at)) return [];
  return [
    {
      type: 'PlaceTaken',
      data: { order, window: held.window, ticketNumber: held.ticketNumber, takenAt: at, again: true },
    },
  ];
}
