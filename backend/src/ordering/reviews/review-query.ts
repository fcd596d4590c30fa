import { z } from 'zod';
import { DEFAULT_LIMIT, limitSchema, optional, pageSchema } from '../../platform/http/list-query.js';
import { daySchema } from '../../platform/http/period.js';

const periodShape = {
  from: optional(daySchema),
  to: optional(daySchema),
  'filter[branch]': optional(z.uuid()),
};

const flag = optional(z.enum(['true', 'false'])).transform((value) =>
  value === undefined ? undefined : value === 'true',
);

/** Days (YYYY-MM-DD), both included; none is all. */
export const averagesQuerySchema = z
  .object(periodShape)
  .transform(({ 'filter[branch]': branch, ...days }) => ({ ...days, branch }));
export type AveragesQuery = z.infer<typeof averagesQuerySchema>;

export const reviewQuerySchema = z
  .object({
    ...periodShape,
    'filter[rating]': optional(z.coerce.number().int().min(1).max(5)),
    'filter[hasComment]': flag,
    'filter[isAnswered]': flag,
    search: optional(z.string().trim().max(200)),
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
  })
  .transform(
    ({
      'filter[branch]': branch,
      'filter[rating]': rating,
      'filter[hasComment]': hasComment,
      'filter[isAnswered]': isAnswered,
      ...rest
    }) => ({ ...rest, branch, rating, hasComment, isAnswered }),
  );
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;
