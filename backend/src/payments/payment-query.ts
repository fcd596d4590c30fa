import { paymentMethodSchema } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { z } from 'zod';
import { DEFAULT_LIMIT, limitSchema, optional, pageSchema, sortBy } from '../platform/http/list-query.js';
import { checkDays, checkPeriod, periodShape } from '../platform/http/period.js';

const sortable = ['at', 'amount', 'method'] as const;

const selectionShape = {
  ...periodShape,
  'filter[branch]': optional(z.uuid()),
  'filter[method]': optional(paymentMethodSchema),
};

interface RawFilters {
  'filter[branch]'?: string | undefined;
  'filter[method]'?: z.infer<typeof paymentMethodSchema> | undefined;
}

const plain = <Query extends RawFilters>({
  'filter[branch]': branch,
  'filter[method]': method,
  ...rest
}: Query) => ({ ...rest, branch, method });

/** Selects payments by business days and optionally by branch and method. */
export const paymentSelectionSchema = z.object(selectionShape).superRefine(checkPeriod).transform(plain);
export type PaymentSelection = z.infer<typeof paymentSelectionSchema>;

const MOST_COMPARED_DAYS = 31;

/** Selects what is compared with the providers. */
export const ledgerQuerySchema = z
  .object({ ...periodShape, 'filter[branch]': optional(z.uuid()) })
  .superRefine((period, check) => checkDays(period, check, MOST_COMPARED_DAYS))
  .transform(({ from, to, 'filter[branch]': branch }) => ({ from, to, branch }));
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;

export const paymentQuerySchema = z
  .object({
    ...selectionShape,
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: sortBy(sortable, '-at'),
  })
  .superRefine(checkPeriod)
  .transform(plain);
export type PaymentQuery = z.infer<typeof paymentQuerySchema>;

export const owedQuerySchema = z
  .object({ 'filter[branch]': optional(z.uuid()) })
  .transform((filters) => ({ branch: filters['filter[branch]'] }));
export type OwedQuery = z.infer<typeof owedQuerySchema>;
