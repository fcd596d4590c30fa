import { z } from 'zod';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { type EventFamily, type EventOf, streamKeyOf } from '../kernel/event.js';

const most = z.number().int().nonnegative().nullable();

/** What the kitchen needs beside the usual preparation time, for what it begins with before an instant. */
export const delaySchema = z
  .object({ minutes: z.number().int().positive(), until: z.iso.datetime() })
  .meta({ id: 'Delay' });

/** How many orders are taken per time window. */
export const capacitySchema = z
  .object({
    windowMinutes: z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(30), z.literal(60)]),
    orders: most,
    takeaway: most,
    delivery: most,
    dineIn: most,
  })
  .meta({ id: 'Capacity' });

export const branchDayEvents = {
  PlaceTaken: z.object({
    order: z.uuid(),
    /**
     * Start of the five minutes in which the order is due, before they were counted of the branch's time window. Null where it is
     * due on another day; in older places also where windows had no capacity.
     */
    window: z.iso.datetime().nullable(),
    /** Missing where the order is due on another day than it was placed on: it has that day's number. */
    ticketNumber: z.number().int().positive().optional(),
    /** Missing in places without a window. */
    mode: deliveryModeSchema.optional(),
    takenAt: z.iso.datetime(),
    /** The order already had a place; its reservation was renewed, or moved to another time. */
    again: z.literal(true).optional(),
  }),
  PlaceReleased: z.object({ order: z.uuid() }),
  /** What holds on this day instead of the branch's capacity; null for that again. */
  CapacityChanged: z.object({ capacity: capacitySchema.nullable() }),
  /** No order for a time before it is taken. */
  OrderingPaused: z.object({ until: z.iso.datetime() }),
  OrderingResumed: z.object({}),
  /** The kitchen is under load. It ends by itself. */
  PreparationDelayed: z.object({ minutes: z.number().int().positive(), until: z.iso.datetime() }),
  PreparationOnTime: z.object({}),
  /** For the rest of this day. */
  ProductSoldOut: z.object({ product: z.uuid() }),
  ProductBackOnSale: z.object({ product: z.uuid() }),
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

/** The branch and the business day (YYYY-MM-DD) from the name of their stream. */
export function branchDayOf({ stream }: { readonly stream: string }): { branch: string; date: string } {
  const [branch = '', date = ''] = streamKeyOf({ stream }).split('.');
  return { branch, date };
}
