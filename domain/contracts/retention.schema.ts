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

/** What is older goes; null keeps everything. */
export const keptSince = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() - days * DAY_MS);
