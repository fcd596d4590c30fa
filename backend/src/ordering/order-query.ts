import { orderStatusSchema } from '@bestellwerk/domain/ordering/order-terms';
import { z } from 'zod';
import { DEFAULT_LIMIT, limitSchema, pageSchema } from '../http/paging.js';

const sortable = ['placedAt', 'totalGross', 'ticketNumber', 'status', 'uid', 'businessDate'] as const;
type Sortable = (typeof sortable)[number];
const isSortable = (name: string): name is Sortable => (sortable as readonly string[]).includes(name);

/** `sort=-placedAt,uid`: columns in order, a minus for descending. */
const sortSchema = z
  .string()
  .default('-placedAt')
  .transform((text, check) =>
    text.split(',').flatMap((part) => {
      const column = part.replace(/^-/, '');
      if (isSortable(column)) return [{ column, direction: part.startsWith('-') ? 'DESC' : 'ASC' } as const];
      check.addIssue({ code: 'custom', message: `Nach „${column}“ kann nicht sortiert werden.` });
      return [];
    }),
  );

const statusesSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(orderStatusSchema));

/** An empty filter is none: forms send every field. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const orderQuerySchema = z
  .object({
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: sortSchema,
    search: optional(z.string().trim().max(200)),
    'filter[branch]': optional(z.uuid()),
    'filter[status]': optional(statusesSchema),
    'filter[from]': optional(z.iso.date()),
    'filter[to]': optional(z.iso.date()),
  })
  .transform(({ page, limit, sort, search, ...filters }) => ({
    page,
    limit,
    sort,
    search,
    branch: filters['filter[branch]'],
    status: filters['filter[status]'],
    from: filters['filter[from]'],
    to: filters['filter[to]'],
  }));
export type OrderQuery = z.infer<typeof orderQuerySchema>;
