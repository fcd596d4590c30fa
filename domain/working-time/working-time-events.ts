import { z } from 'zod';
import { type EventFamily, type EventOf, personal } from '../kernel/event.js';

const instant = z.iso.datetime();

/** One press of a button: the server's clock counts, the device's is kept beside it. */
const pressed = z.object({ activity: z.uuid(), at: instant, deviceAt: instant.nullable() });

/** A half-open interval of time, [from, to). */
export const intervalSchema = z.object({ from: instant, to: instant });

/** The current record of a closed activity: a correction always contains the whole record. */
export const activityRecordSchema = z.object({
  branch: z.uuid(),
  startedAt: instant,
  endedAt: instant,
  /** In order, apart from each other, inside the activity. */
  pauses: z.array(intervalSchema),
});

export const workingTimeEvents = {
  ActivityStarted: pressed.extend({
    branch: z.uuid(),
    /** YYYY-MM-DD: the branch's business day in which the activity begins, and to which all of it counts. */
    businessDate: z.iso.date(),
    timeZone: z.string(),
  }),
  ActivityPaused: pressed,
  ActivityResumed: pressed,
  /** Closes an open pause at the same instant. */
  ActivityEnded: pressed,
  /** `before` is null for an activity that staff entered themselves. */
  ActivityCorrected: z.object({
    activity: z.uuid(),
    before: activityRecordSchema.nullable(),
    after: activityRecordSchema,
    businessDate: z.iso.date(),
    timeZone: z.string(),
    reason: personal(z.string()),
    /** Account that approved the correction; the event's actor made it. */
    approvedBy: z.uuid(),
  }),
  ActivityVoided: z.object({ activity: z.uuid(), reason: personal(z.string()) }),
  /** The person was erased, and with them the reasons for entry, correction and void of the activity. */
  ActivityReasonsErased: z.object({ activity: z.uuid() }),
  /** Nobody ended it in time. It stays open: an end is never invented. */
  ActivityMarkedForgotten: z.object({ activity: z.uuid(), at: instant }),
} as const;

export type WorkingTimeEvent = EventOf<typeof workingTimeEvents>;
export type ActivityRecord = z.infer<typeof activityRecordSchema>;
export type Interval = z.infer<typeof intervalSchema>;

/** Streams `workingTime-<account>`: one person's activities. The person is the aggregate: never two open ones. */
export const workingTimeFamily = {
  category: 'workingTime',
  events: workingTimeEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof workingTimeEvents>;

export const workingTimeStream = (account: string): string => `workingTime-${account}`;
