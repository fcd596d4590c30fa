import { z } from 'zod';
import { capacitySchema, delaySchema } from '../branch-day/branch-day-events.js';

const instant = z.iso.datetime();
const windows = z.array(instant);

/** The current day of a branch as a command leaves it. */
export const branchDayStateSchema = z
  .object({
    pausedUntil: instant.nullable(),
    delay: delaySchema.nullable(),
    soldOut: z.array(z.uuid()),
    capacity: capacitySchema.nullable(),
  })
  .meta({ id: 'BranchDayState' });

/** What a branch does not take on one business day, or takes longer for, as guests and staff see it. Days without any of it are left out. */
export const branchAvailabilitySchema = z
  .object({
    branch: z.uuid(),
    date: z.iso.date(),
    /** Until then no order for now is taken; may be over. */
    pausedUntil: instant.nullable(),
    /** How much longer than usual orders take, and until when; may be over. */
    delay: delaySchema.nullable(),
    /** Products that are sold out on this day. */
    soldOut: z.array(z.uuid()),
    /** Length of the windows in minutes. */
    windowMinutes: z.number().int().positive(),
    /** Starts of the windows that take no more orders of a mode. */
    full: z.object({ takeaway: windows, delivery: windows, dineIn: windows }),
    /** What holds on this day instead of the branch's capacity. */
    capacity: capacitySchema.nullable(),
  })
  .meta({ id: 'BranchAvailability' });
export type BranchAvailability = z.infer<typeof branchAvailabilitySchema>;
