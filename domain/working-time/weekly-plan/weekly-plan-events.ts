import { z } from 'zod';
import type { EventFamily, EventOf } from '../../kernel/event.js';

/** Work that comes again every week. An end that is not after the beginning is on the next day. */
export const weeklyShiftFields = z.object({
  branch: z.uuid(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number().int().min(1).max(7),
  /** HH:mm on the branch's clock. */
  from: z.string(),
  to: z.string(),
  pauseMinutes: z.number().int().min(0),
});

export const weeklyPlanEvents = {
  /** Holds from that day on until the next plan begins; replaces the plan that began on the same day. */
  WeeklyPlanSet: z.object({ validFrom: z.iso.date(), shifts: z.array(weeklyShiftFields) }),
  /** A plan that had not begun. The one before it goes on in its place. */
  WeeklyPlanDiscarded: z.object({ validFrom: z.iso.date() }),
} as const;

export type WeeklyPlanEvent = EventOf<typeof weeklyPlanEvents>;

/** Streams `weeklyPlan-<account>`: the shifts that one person works every week. */
export const weeklyPlanFamily = {
  category: 'weeklyPlan',
  events: weeklyPlanEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof weeklyPlanEvents>;

export const weeklyPlanStream = (account: string): string => `weeklyPlan-${account}`;
