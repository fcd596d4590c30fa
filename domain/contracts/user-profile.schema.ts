import { z } from 'zod';
import { workingActivitySchema } from './working-time.schema.js';

const minutes = z.number().int();

/** One employee's working time from a day to another one, as of a day in between: minutes, business days. */
export const userProfileSchema = z
  .object({
    user: z.uuid(),
    name: z.string(),
    start: z.iso.date(),
    now: z.iso.date(),
    end: z.iso.date(),
    targetToNow: minutes,
    workedToNow: minutes,
    /** What counts as worked without being so, such as leave. Nothing yet: there are no absences. */
    creditToNow: minutes,
    /** What was worked more (or less, if negative) than planned before the start, since there is a plan. */
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
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfileSchema>;

export const activityFindings = ['forgotten', 'entered', 'corrected', 'unplanned', 'late'] as const;

export const profileActivitySchema = workingActivitySchema
  .extend({
    /** What is worth a look. `late` is more than five minutes after the planned beginning. */
    findings: z.array(z.enum(activityFindings)),
    planned: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'ProfileActivity' });
export type ProfileActivity = z.infer<typeof profileActivitySchema>;
