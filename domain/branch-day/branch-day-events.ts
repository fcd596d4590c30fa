import { z } from 'zod';
import type { EventFamily, EventOf } from '../kernel/event.js';

export const branchDayEvents = {
  PlaceTaken: z.object({
    order: z.uuid(),
    /** Start of the time window, or null for 'as soon as possible'. */
    window: z.iso.datetime().nullable(),
    ticketNumber: z.number().int().positive(),
    takenAt: z.iso.datetime(),
    /** The order already had the place; its reservation was renewed. */
    again: z.literal(true).optional(),
  }),
  PlaceReleased: z.object({ order: z.uuid() }),
} as const;

export type BranchDayEvent = EventOf<typeof branchDayEvents>;

/** Streams `branchDay-<branch>.<date>`: places and ticket numbers of one business day. Nothing personal. */
export const branchDayFamily = {
  category: 'branchDay',
  events: branchDayEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof branchDayEvents>;

/** `businessDate` is YYYY-MM-DD. */
export const branchDayStream = (branch: string, businessDate: string): string =>
  `branchDay-${branch}.${businessDate}`;
