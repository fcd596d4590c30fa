import { z } from 'zod';
import { actorSchema } from '../kernel/event.js';
import { weeklyShiftFields } from '../working-time/weekly-plan/weekly-plan-events.js';
import { activityRecordSchema, intervalSchema } from '../working-time/working-time-events.js';

const instant = z.iso.datetime();

export const activityStatusSchema = z
  .enum(['working', 'paused', 'ended', 'voided'])
  .meta({ id: 'ActivityStatus' });
export type ActivityStatus = z.infer<typeof activityStatusSchema>;

/** One working activity, as its owner and staff see it. */
export const workingActivitySchema = z
  .object({
    id: z.uuid(),
    /** Account. */
    user: z.uuid(),
    branch: z.uuid(),
    businessDate: z.iso.date(),
    timeZone: z.string(),
    status: activityStatusSchema,
    startedAt: instant,
    endedAt: instant.nullable(),
    pauses: z.array(intervalSchema.extend({ to: instant.nullable() })),
    /** Without pauses, in whole minutes; of an open activity up to its last change. */
    workedMinutes: z.number().int(),
    pauseMinutes: z.number().int(),
    /** Nobody ended it in time. */
    isForgotten: z.boolean(),
    isEnteredByStaff: z.boolean(),
    /** The corrections and the void, oldest first. */
    changes: z.array(
      z.object({
        type: z.enum(['entered', 'corrected', 'voided']),
        at: instant,
        by: z.uuid().nullable(),
        reason: z.string().nullable(),
        /** What a correction replaced; null of the others. */
        before: activityRecordSchema.nullable(),
      }),
    ),
    changedAt: instant,
    revision: z.string(),
  })
  .meta({ id: 'WorkingActivity' });
export type WorkingActivity = z.infer<typeof workingActivitySchema>;

/** With the names of its person and of those who changed it, by account. */
export const namedActivitySchema = workingActivitySchema
  .extend({ names: z.record(z.uuid(), z.string()) })
  .meta({ id: 'NamedWorkingActivity' });
export type NamedActivity = z.infer<typeof namedActivitySchema>;

/** A planned shift on a calendar day. Minutes are without the pause. */
export const workingScheduleSchema = z
  .object({
    id: z.string(),
    user: z.uuid(),
    branch: z.uuid(),
    date: z.iso.date(),
    startsAt: instant,
    endsAt: instant,
    pauseMinutes: z.number().int(),
    plannedMinutes: z.number().int(),
  })
  .meta({ id: 'WorkingSchedule' });
export type WorkingSchedule = z.infer<typeof workingScheduleSchema>;

/** One business day: worked minus planned minutes. An open activity counts up to the instant of the answer. */
export const dayBalanceSchema = z
  .object({
    date: z.iso.date(),
    workedMinutes: z.number().int(),
    plannedMinutes: z.number().int(),
    balanceMinutes: z.number().int(),
  })
  .meta({ id: 'DayBalance' });
export type DayBalance = z.infer<typeof dayBalanceSchema>;

/** Days with work or a plan; `meta` adds them up. */
export const balancesAnswerSchema = z.object({
  data: z.array(dayBalanceSchema),
  meta: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    workedMinutes: z.number().int(),
    plannedMinutes: z.number().int(),
    balanceMinutes: z.number().int(),
  }),
});
export type BalancesAnswer = z.infer<typeof balancesAnswerSchema>;

/** What the terminal shows to the person who signed on: `now` is the server's clock, from which minutes count on. */
export const timeTrackingMeSchema = z
  .object({
    user: z.object({ id: z.uuid(), username: z.string(), firstName: z.string(), lastName: z.string() }),
    branches: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** The open activity. */
    activity: workingActivitySchema.nullable(),
    /** With the open activity up to `now`. */
    today: dayBalanceSchema,
    /** Sum of the current month up to and including today. */
    monthBalanceMinutes: z.number().int(),
    /** Live topic that carries this person's activities. */
    topic: z.string(),
    now: instant,
  })
  .meta({ id: 'TimeTrackingMe' });
export type TimeTrackingMe = z.infer<typeof timeTrackingMeSchema>;

/** One member of a branch's team in 'wer ist da'. */
export const presenceSchema = z
  .object({
    user: z.uuid(),
    name: z.string(),
    branch: z.uuid(),
    /** Null: not here. */
    activity: workingActivitySchema.nullable(),
    /** The other branch in which this team member is at work; null if there is none. */
    elsewhere: z.uuid().nullable(),
    /**
     * The shift in this branch that goes on, else the next one of the business day, else its last one; null without any. Left out
     * for those who may not read the working time of others.
     */
    planned: z.object({ startsAt: instant, endsAt: instant }).nullable().optional(),
    /** Some work of the planned shift has been done and ended. */
    hasLeft: z.boolean().optional(),
  })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof presenceSchema>;

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Bitte geben Sie eine Uhrzeit wie 08:00 an.' });

export const weeklyShiftSchema = weeklyShiftFields
  .extend({
    branch: z.uuid().toLowerCase(),
    from: clockTime,
    to: clockTime,
    pauseMinutes: z.number().int().min(0).max(720),
  })
  .meta({ id: 'WeeklyShift' });

const planSchema = z.object({ validFrom: z.iso.date(), shifts: z.array(weeklyShiftSchema) });

/** The plan that holds today, and those around it; `validFrom` is null as long as there is none. */
export const weeklyPlanSchema = z
  .object({
    user: z.uuid(),
    /** How often the plans of this person were changed: a change names the version that it is based on. */
    version: z.number().int(),
    validFrom: z.iso.date().nullable(),
    shifts: z.array(weeklyShiftSchema),
    /** Those that began before it, in order. */
    earlier: z.array(planSchema),
    /** Those that begin after today, in order. */
    later: z.array(planSchema),
  })
  .meta({ id: 'WeeklyPlan' });
export type WeeklyPlanView = z.infer<typeof weeklyPlanSchema>;

/** A change of a person's plans: who made it, and what held on its first day before (null: nothing) and after it. */
export const weeklyPlanChangeSchema = z
  .object({
    /** The version that it made. */
    version: z.number().int(),
    type: z.enum(['set', 'discarded']),
    at: instant,
    actor: actorSchema.extend({ name: z.string().nullable() }),
    validFrom: z.iso.date(),
    before: z.array(weeklyShiftSchema).nullable(),
    after: z.array(weeklyShiftSchema),
  })
  .meta({ id: 'WeeklyPlanChange' });
export type WeeklyPlanChange = z.infer<typeof weeklyPlanChangeSchema>;

/** Minutes of one person in a range of days. */
export const personBalanceSchema = z
  .object({
    user: z.uuid(),
    name: z.string(),
    /** In activities that are over. */
    workedMinutes: z.number().int(),
    /** So far, in those that go on. */
    runningMinutes: z.number().int(),
    plannedMinutes: z.number().int(),
    /** Worked minus planned on the days before today; null if there is none of them in the range. */
    balanceMinutes: z.number().int().nullable(),
  })
  .meta({ id: 'PersonBalance' });
export type PersonBalance = z.infer<typeof personBalanceSchema>;

export const timeTrackingTokenStateSchema = z
  .object({ isIssued: z.boolean() })
  .meta({ id: 'TimeTrackingTokenState' });
export type TimeTrackingTokenState = z.infer<typeof timeTrackingTokenStateSchema>;

/** Shown once: only its hash is kept. */
export const timeTrackingTokenSchema = z
  .object({ username: z.string(), accessToken: z.string() })
  .meta({ id: 'TimeTrackingToken' });
export type TimeTrackingToken = z.infer<typeof timeTrackingTokenSchema>;
