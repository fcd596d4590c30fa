import { z } from 'zod';
import { DEFAULT_LIMIT, limitSchema, optional, pageSchema } from '../platform/http/list-query.js';

const word = optional(z.string().trim().max(100));
/** PostgreSQL does not support year 0. */
const instant = optional(
  z.iso
    .datetime({ offset: true })
    .refine((text) => !text.startsWith('0000'), 'Bitte geben Sie einen gültigen Zeitpunkt an.'),
);

export const auditLogQuerySchema = z
  .object({
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: z.enum(['at', '-at']).default('-at'),
    'filter[resource]': word.describe('Name of a kind of record'),
    'filter[record]': word.describe('Id of a record'),
    'filter[actor]': word.describe('Id of a user'),
    'filter[from]': instant,
    'filter[to]': instant.describe('Before this instant'),
  })
  .transform(({ page, limit, sort, ...filters }) => ({
    page,
    limit,
    direction: sort === 'at' ? ('ASC' as const) : ('DESC' as const),
    resource: filters['filter[resource]'],
    record: filters['filter[record]'],
    actor: filters['filter[actor]'],
    from: filters['filter[from]'],
    to: filters['filter[to]'],
  }));
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>;
