import { signageInstructionSchema } from '@bestellwerk/domain/signage/signage-command.schema';
import { pageSchema, limitSchema, DEFAULT_LIMIT } from '../platform/http/paging.js';
import { z } from 'zod';

const DEFAULT_EXPIRY_SECONDS = 120;

export const pairBodySchema = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-HJ-NP-Z2-9]{6}$/, 'Bitte geben Sie die sechs Zeichen ein, die der Bildschirm zeigt.'),
    name: z.string().trim().min(1).max(80),
    branch: z.uuid(),
  })
  .meta({ id: 'PairScreen' });
export type PairBody = z.infer<typeof pairBodySchema>;

const expirySchema = z.object({
  /** Within this time the screen must have begun. */
  expiresInSeconds: z.number().int().min(5).max(86_400).default(DEFAULT_EXPIRY_SECONDS),
});

export const commandBodySchema = signageInstructionSchema.and(expirySchema).meta({ id: 'CommandScreen' });
export type CommandBody = z.infer<typeof commandBodySchema>;

export const groupCommandBodySchema = signageInstructionSchema
  .and(expirySchema.extend({ branch: z.uuid().nullable().default(null) }))
  .meta({ id: 'CommandScreens' });
export type GroupCommandBody = z.infer<typeof groupCommandBodySchema>;

export const abortBodySchema = z
  .object({ command: z.uuid().nullable().default(null) })
  .meta({ id: 'AbortCommand' });
export type AbortBody = z.infer<typeof abortBodySchema>;

export const groupResultSchema = z
  .object({ device: z.uuid(), name: z.string(), accepted: z.boolean(), message: z.string().nullable() })
  .meta({ id: 'SignageGroupResult' });
export type GroupResult = z.infer<typeof groupResultSchema>;

export const screensQuerySchema = z.object({
  'filter[branch]': z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  page: pageSchema.optional(),
  limit: limitSchema.optional(),
});
export type ScreensQuery = z.infer<typeof screensQuerySchema>;

export const historyQuerySchema = z.object({
  page: pageSchema.default(1),
  limit: limitSchema.default(DEFAULT_LIMIT),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

export const progressBodySchema = z
  .object({ percent: z.number().min(0).max(100), text: z.string().trim().max(200).default('') })
  .meta({ id: 'SignageProgress' });
export type ProgressBody = z.infer<typeof progressBodySchema>;

export const completeBodySchema = z
  .object({ result: z.string().trim().max(500).nullable().default(null) })
  .meta({ id: 'SignageResult' });
export type CompleteBody = z.infer<typeof completeBodySchema>;

export const failBodySchema = z
  .object({
    code: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(60),
    message: z.string().trim().min(1).max(500),
  })
  .meta({ id: 'SignageError' });
export type FailBody = z.infer<typeof failBodySchema>;

export const heartbeatSchema = z.object({ now: z.iso.datetime() }).meta({ id: 'SignageHeartbeat' });
