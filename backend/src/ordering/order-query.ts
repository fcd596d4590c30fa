import { deliveryModeSchema } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { paymentStates } from '@bestellwerk/domain/views/payment-state';
import { orderStatusSchema } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { z } from 'zod';
import { DEFAULT_LIMIT, limitSchema, optional, pageSchema, sortBy } from '../platform/http/list-query.js';
import { daySchema } from '../platform/http/period.js';

const sortable = ['placedAt', 'totalGross', 'ticketNumber', 'status', 'uid', 'businessDate'] as const;

const statusesSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(orderStatusSchema));

export const orderQuerySchema = z
  .object({
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: sortBy(sortable, '-placedAt'),
    search: optional(z.string().trim().max(200)),
    'filter[branch]': optional(z.uuid()),
    'filter[status]': optional(statusesSchema),
    'filter[owed]': optional(z.enum(['true'])),
    'filter[mode]': optional(deliveryModeSchema),
    'filter[payment]': optional(z.enum(paymentStates)),
    'filter[from]': optional(daySchema),
    'filter[to]': optional(daySchema),
  })
  .transform(({ page, limit, sort, search, ...filters }) => ({
    page,
    limit,
    sort,
    search,
    branch: filters['filter[branch]'],
    status: filters['filter[status]'],
    /** Only orders with a refund due. */
    isOwed: filters['filter[owed]'] === 'true',
    mode: filters['filter[mode]'],
    payment: filters['filter[payment]'],
    from: filters['filter[from]'],
    to: filters['filter[to]'],
  }));
export type OrderQuery = z.infer<typeof orderQuerySchema>;
