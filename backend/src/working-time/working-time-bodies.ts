import { weeklyShiftSchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { z } from 'zod';

/** Any spelling of an instant, as the log keeps it. */
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const reason = z.string().trim().min(1).max(1000);

const record = {
  branch: z.uuid(),
  startedAt: instant,
  endedAt: instant,
  pauses: z
    .array(z.object({ from: instant, to: instant }))
    .max(50)
    .default([]),
};

/** `branch` is only used at the start of an activity. */
export const pressBodySchema = z
  .object({ deviceAt: instant.nullable().default(null), branch: z.uuid().nullable().default(null) })
  .prefault({})
  .meta({ id: 'PressButton' });
export const enterBodySchema = z.object({ user: z.uuid(), ...record, reason }).meta({ id: 'EnterActivity' });
export const correctBodySchema = z.object({ ...record, reason }).meta({ id: 'CorrectActivity' });
export const voidBodySchema = z.object({ reason }).meta({ id: 'VoidActivity' });
export const weeklyPlanBodySchema = z
  .object({ validFrom: z.iso.date().optional(), shifts: z.array(weeklyShiftSchema).max(50) })
  .meta({ id: 'SetWeeklyPlan' });

export type PressBody = z.infer<typeof pressBodySchema>;
export type EnterBody = z.infer<typeof enterBodySchema>;
export type CorrectBody = z.infer<typeof correctBodySchema>;
export type VoidBody = z.infer<typeof voidBodySchema>;
export type WeeklyPlanBody = z.infer<typeof weeklyPlanBodySchema>;
