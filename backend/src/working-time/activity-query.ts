import { z } from 'zod';
import { optional, sortBy } from '../platform/http/list-query.js';
import { DEFAULT_LIMIT, limitSchema, pageSchema } from '../platform/http/paging.js';

const sortable = ['startedAt', 'endedAt', 'businessDate', 'status', 'workedMinutes'] as const;

export const activityQuerySchema = z
  .object({
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: sortBy(sortable, '-startedAt'),
    from: optional(z.iso.date()),
    to: optional(z.iso.date()),
    'filter[branch]': optional(z.uuid()),
    'filter[user]': optional(z.uuid()),
  })
  .transform(({ 'filter[branch]': branch, 'filter[user]': user, ...query }) => ({ ...query, branch, user }));
export type ActivityQuery = z.infer<typeof activityQuerySchema>;
