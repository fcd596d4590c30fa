import { z } from 'zod';
import { config } from '../records/definitions/config.js';
import { retentionFieldNames } from '../records/definitions/config-retention.js';

/** Days for each kind of personal data, as they are typed or set; null keeps it. */
export const retentionSchema = config.schemas.entity
  .pick({ keepOrdersDays: true, keepMailsDays: true, keepUploadsDays: true })
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof retentionSchema>;

/** How much would be erased today. */
export const retentionPreviewSchema = z
  .object({
    keepOrdersDays: z.number().int(),
    keepMailsDays: z.number().int(),
    keepUploadsDays: z.number().int(),
  })
  .meta({ id: 'RetentionPreview' });
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;

export const nothingKept: Retention = { keepOrdersDays: null, keepMailsDays: null, keepUploadsDays: null };

/** Only the days of settings. */
export const retentionOf = (settings: Partial<Retention>): Retention =>
  Object.fromEntries(
    retentionFieldNames.map((name) => [name, settings[name] ?? null]),
  ) as unknown as Retention;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The days that hold, and shorter ones that were set and do not hold yet. */
export const retentionStateSchema = z
  .object({
    inForce: retentionSchema,
    /** `from` is an ISO instant; null where nothing waits. */
    coming: z.object({ days: retentionSchema, from: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'RetentionState' });
export type RetentionState = z.infer<typeof retentionStateSchema>;

/**
 * The days that hold, with `set` as the settings at `now`. What was erased cannot be brought back, so shorter days hold a day
 * after they were set: until then they can be taken back. Longer ones hold at once.
 */
export function retentionAfter(
  { inForce, coming }: RetentionState,
  set: Retention,
  now: Date,
): RetentionState {
  const longest = each((name) => longer(inForce[name], set[name]));
  if (isSame(longest, set)) return { inForce: set, coming: null };
  const isKnown = coming !== null && isSame(coming.days, set);
  if (isKnown && now >= new Date(coming.from)) return { inForce: set, coming: null };
  const from = isKnown ? coming.from : new Date(now.getTime() + DAY_MS).toISOString();
  return { inForce: longest, coming: { days: set, from } };
}

export const noRetention: RetentionState = { inForce: nothingKept, coming: null };

const each = (of: (name: keyof Retention) => number | null): Retention =>
  Object.fromEntries(retentionFieldNames.map((name) => [name, of(name)])) as unknown as Retention;

const longer = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

const isSame = (one: Retention, other: Retention): boolean =>
  retentionFieldNames.every((name) => one[name] === other[name]);

/** What is older goes; null keeps everything. */
export const keptSince = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() - days * DAY_MS);
