import { z } from 'zod';
import { workingActivitySchema } from './working-time.schema.js';

const minutes = z.number().int();

const profileShift = z.object({
  ...{ branch: z.uuid(), businessDate: z.iso.date() },
  ...{ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), plannedMinutes: minutes },
});
export type ProfileShift = z.infer<typeof profileShift>;

/**
 * One employee's working time from a day to another one, as of a day: minutes, business days. Sums and balance are of all branches;
 * days, findings and punctuality of those whose working time may be read.
 */
export const userProfileSchema = z
  .object({
    user: z.uuid(),
    name: z.string(),
    start: z.iso.date(),
    /** The last day whose balance counts; before the start if all days lie ahead. */
    now: z.iso.date(),
    end: z.iso.date(),
    targetToNow: minutes,
    workedToNow: minutes,
    /** What counts as worked without being so, such as leave. Nothing yet: there are no absences. */
    creditToNow: minutes,
    /** What was worked more (or less, if negative) than planned before the start and up to `now`, since there is a plan. */
    balanceStart: minutes,
    balanceNow: minutes,
    targetToEnd: minutes,
    /** What is planned after `now`. */
    plannedToEnd: minutes,
    projectedBalanceEnd: minutes,
    /** Planned shifts nobody came to, and activities that are unplanned, forgotten or corrected. */
    findings: z.number().int(),
    /** The median of minutes after the planned beginning, negative before; null without a shift that was come to. */
    punctuality: z.number().nullable(),
    days: z.array(z.object({ date: z.iso.date(), target: minutes, worked: minutes, balance: minutes })),
    /** Planned shifts that are not over and to which nobody came yet, in order; in branches whose working time may be read. */
    ahead: z.array(profileShift),
    /** Planned shifts that are over and to which nobody came, the latest first; in the same branches. */
    missed: z.array(profileShift),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfileSchema>;

export const activityFindings = [
  'forgotten',
  'entered',
  'corrected',
  'unplanned',
  'elsewhere',
  'late',
] as const;

export const profileActivitySchema = workingActivitySchema
  .extend({
    /**
     * What is worth a look. `late` is more than five minutes after the planned beginning, `elsewhere` is in another branch
     * than planned.
     */
    findings: z.array(z.enum(activityFindings)),
    /** Null also where the working time of its branch may not be read. */
    planned: z.object({ branch: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'ProfileActivity' });
export type ProfileActivity = z.infer<typeof profileActivitySchema>;
