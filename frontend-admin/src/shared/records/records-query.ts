import type { ApiCall } from '@bestellwerk/ui/api/base-query';

/** What a list of records shows; everything but the path may be left out. */
export interface RecordsQuery {
  path: string;
  page?: number;
  limit?: number;
  /** As in the address: `name`, `-createdAt`. */
  sort?: string;
  search?: string;
  /** By the name of a field. */
  filters?: Readonly<Record<string, string>>;
  /** Only these, also removed ones. */
  ids?: readonly string[];
  /** Only removed ones. */
  isRemoved?: boolean;
}

/** The parameters that the server reads. */
export const recordsParameters = ({
  filters = {},
  ids,
  isRemoved,
  ...rest
}: Omit<RecordsQuery, 'path'>): NonNullable<ApiCall['params']> => ({
  ...rest,
  ids: ids?.join(','),
  removed: isRemoved ? 'true' : null,
  ...Object.fromEntries(Object.entries(filters).map(([field, value]) => [`filter[${field}]`, value])),
});
