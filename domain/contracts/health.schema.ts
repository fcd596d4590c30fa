import { z } from 'zod';

export const healthStateSchema = z.enum(['ok', 'warning', 'bad']).meta({ id: 'HealthState' });
export type HealthState = z.infer<typeof healthStateSchema>;

/** Health of one part that the product needs, as people read it. */
export const healthItemSchema = z
  .object({
    id: z.enum([
      'log',
      'runner',
      'read-models',
      'parked',
      'deadlines',
      'visits',
      'live',
      'backup',
      'parts',
      'address',
    ]),
    title: z.string(),
    state: healthStateSchema,
    /** How it is. */
    text: z.string(),
    /** What to do about it; null while there is nothing to do. */
    advice: z.string().nullable(),
  })
  .meta({ id: 'HealthItem' });
export type HealthItem = z.infer<typeof healthItemSchema>;

export const readModelHealthSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    state: healthStateSchema,
    /** The last position handled. */
    position: z.string(),
    /** Position of the log minus that one; null while the log is away. Positions have gaps: no count of events. */
    lag: z.string().nullable(),
    /** Since it came further last. */
    seconds: z.number(),
    /** Whether a new generation is being built beside it. */
    isBeingRebuilt: z.boolean(),
  })
  .meta({ id: 'ReadModelHealth' });
export type ReadModelHealth = z.infer<typeof readModelHealthSchema>;

/** A stream that a read model holds back, from an event on that it could not apply. */
export const parkedStreamSchema = z
  .object({
    readModel: z.string(),
    stream: z.string(),
    /** Of the first event that was not applied. */
    revision: z.string(),
    events: z.number().int(),
    error: z.string(),
    since: z.iso.datetime(),
    triedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ParkedStream' });
export type ParkedStream = z.infer<typeof parkedStreamSchema>;

/** GET /api/health/details */
export const healthDetailsSchema = z
  .object({
    /** The worst of all. */
    state: healthStateSchema,
    at: z.iso.datetime(),
    version: z.string(),
    /** When the server that answers was started. */
    startedAt: z.iso.datetime(),
    items: z.array(healthItemSchema),
    readModels: z.array(readModelHealthSchema),
    parked: z.array(parkedStreamSchema),
  })
  .meta({ id: 'HealthDetails' });
export type HealthDetails = z.infer<typeof healthDetailsSchema>;

const order: readonly HealthState[] = ['ok', 'warning', 'bad'];
export const worstOf = (states: readonly HealthState[]): HealthState =>
  states.reduce((worst, state) => (order.indexOf(state) > order.indexOf(worst) ? state : worst), 'ok');
