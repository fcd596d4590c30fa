import { z } from 'zod';
import { exclusionReasons } from '../analytics/hit.js';

/** POST /api/analytics-log: what came of the entries. */
export const analyticsLogAnswerSchema = z
  .object({
    counted: z.number().int(),
    /** How many count nowhere, by the reason. */
    excluded: z.partialRecord(z.enum(exclusionReasons), z.number().int()),
  })
  .meta({ id: 'AnalyticsLogAnswer' });
export type AnalyticsLogAnswer = z.infer<typeof analyticsLogAnswerSchema>;

/** DELETE /api/analytics-log: how many entries of today were this visitor's. */
export const analyticsDeletionSchema = z
  .object({ deleted: z.number().int() })
  .meta({ id: 'AnalyticsDeletion' });
