import type { JournalPlace } from '@bestellwerk/domain/contracts/journal-place';
import { journalAuthors } from '@bestellwerk/domain/views/journal-authors';
import { z } from 'zod';
import { DEFAULT_LIMIT, limitSchema, optional } from '../platform/http/list-query.js';

const word = optional(z.string().trim().max(100));
/** PostgreSQL does not support year 0. */
const instant = optional(
  z.iso
    .datetime({ offset: true })
    .refine((text) => !text.startsWith('0000'), 'Bitte geben Sie einen gültigen Zeitpunkt an.'),
);

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,18})_(\d{1,18})$/;

/** What has the form of a place may still be no day there is. */
function isPlace(text: string): boolean {
  const at = PLACE.exec(text)?.[1];
  return at !== undefined && !at.startsWith('0000') && z.iso.datetime().safeParse(at).success;
}

const place = optional(
  z
    .string()
    .refine(isPlace, 'Diese Stelle im Protokoll gibt es nicht.')
    .transform((text): JournalPlace => {
      const [, at = '', position = '', revision = ''] = PLACE.exec(text)!;
      return { at, position, revision };
    }),
);

const filters = {
  'filter[resource]': word.describe('Name of a kind of record, or another category of streams'),
  'filter[type]': word.describe('Name of a kind of event'),
  'filter[record]': word.describe('Id of a record or an order'),
  'filter[actor]': word.describe('Id of a user'),
  'filter[by]': optional(z.enum(journalAuthors)).describe(
    'Who did it: people, staff or guests, or nobody of them',
  ),
  'filter[branch]': optional(z.uuid()).describe('Id of a branch'),
  'filter[text]': word.describe(
    'Words and amounts that all match, each in any of: ticket, number of an order, name of a record, words for an event, label of a changed field, reason, name of who did it, total of an order, amount of a payment, or an id',
  ),
  'filter[from]': instant,
  'filter[to]': instant.describe('Before this instant'),
};

type Given = z.infer<z.ZodObject<typeof filters>>;

const filtersOf = (given: Given) => ({
  resource: given['filter[resource]'],
  type: given['filter[type]'],
  record: given['filter[record]'],
  actor: given['filter[actor]'],
  by: given['filter[by]'],
  branch: given['filter[branch]'],
  text: given['filter[text]'],
  from: given['filter[from]'],
  to: given['filter[to]'],
});
export type AuditLogFilters = ReturnType<typeof filtersOf>;

export const auditLogQuerySchema = z
  .object({
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: z.enum(['at', '-at']).default('-at'),
    before: place.describe('Begins after this place, which an earlier page named as its `next`'),
    ...filters,
  })
  .transform(({ limit, sort, before, ...given }) => ({
    limit,
    direction: sort === 'at' ? ('ASC' as const) : ('DESC' as const),
    before,
    ...filtersOf(given),
  }));
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>;

export const auditLogExportSchema = z
  .object({ format: z.enum(['csv', 'ndjson']).default('csv'), ...filters })
  .transform(({ format, ...given }) => ({ format, ...filtersOf(given) }));
export type AuditLogExport = z.infer<typeof auditLogExportSchema>;

export const auditLogDetailQuerySchema = z.object({
  personal: z
    .stringbool()
    .default(false)
    .describe('Also the personal fields, as far as one may read them elsewhere'),
});
export type AuditLogDetailQuery = z.infer<typeof auditLogDetailQuerySchema>;
