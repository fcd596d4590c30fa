import { columnKind } from '@bestellwerk/domain/records/list-columns';
import { PUBLICATION, publicationStates } from '@bestellwerk/domain/records/publication';
import { NO_REFERENCE, referredResources } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { z } from 'zod';
import { limitSchema, optional, pageSchema, sortBy } from '../platform/http/list-query.js';

export interface RecordQuery {
  /** Undefined together with `limit`: see `isWhole`. */
  readonly page: number | undefined;
  readonly limit: number | undefined;
  readonly sort: readonly { readonly column: string; readonly direction: 'ASC' | 'DESC' }[];
  readonly search: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  readonly ids: readonly string[] | undefined;
  readonly removed: boolean;
}

/** Public lists are returned as a whole if requested without a page. */
export const isWhole = ({ access }: Resource): boolean => access.read === 'everybody';

/** Fields that a list can be filtered by: its columns and its references. */
export const filterFields = (resource: Resource): string[] => [
  ...new Set([...resource.columns, ...referringFields(resource)]),
];

/** How one record is asked for. */
export const oneRecordQuerySchema = ({ isPublished }: Resource) =>
  z.object(
    isPublished
      ? {
          shown: optional(z.enum(['true', 'false'])).describe('As guests see it, also for staff'),
        }
      : {},
  );
export type OneRecordQuery = { readonly shown?: 'true' | 'false' | undefined };

export const recordQuerySchema = (resource: Resource) => {
  const sortable = [...resource.columns, 'createdAt', 'changedAt'];
  const filters = Object.fromEntries(
    filterFields(resource).map((field) => [
      `filter[${field}]`,
      optional(filterSchema(resource, field)).describe(`Only those with this ${asked(resource, field)}`),
    ]),
  );
  return z
    .object({
      page: optional(pageSchema),
      limit: optional(limitSchema),
      sort: sortBy(sortable, resource.sort),
      search: optional(z.string().trim().max(200)),
      ids: optional(
        z
          .string()
          .transform((text) => text.split(','))
          .pipe(z.array(z.string().max(60)).max(500)),
      ).describe('Only these, also removed ones'),
      removed: optional(z.enum(['true', 'false'])).describe('Only removed ones'),
      ...filters,
      ...(resource.isPublished && {
        [`filter[${PUBLICATION}]`]: optional(z.enum(publicationStates)).describe(
          'What guests see of them now',
        ),
      }),
    })
    .transform((query): RecordQuery => {
      const { page, limit, sort, search, ids, removed, ...rest } = query as unknown as Parsed;
      const given = Object.entries(rest).filter(([, value]) => value !== undefined) as [string, string][];
      return {
        page,
        limit,
        sort,
        search,
        ids,
        removed: removed === 'true',
        filters: Object.fromEntries(given.map(([name, value]) => [name.slice('filter['.length, -1), value])),
      };
    });
};

const filterSchema = (resource: Resource, field: string) =>
  columnKind(resource, field) === 'flag' ? z.enum(['true', 'false']) : z.string().trim().max(200);

function asked(resource: Resource, field: string): string {
  const referred = referredResources(resource.fields[field] as z.ZodType);
  return referred.length > 0
    ? `id of a ${referred.join(' or ')} in ${field}, or ${NO_REFERENCE}`
    : `value of ${field}`;
}

interface Parsed extends Pick<RecordQuery, 'page' | 'limit' | 'sort' | 'search' | 'ids'> {
  readonly removed: 'true' | 'false' | undefined;
  readonly [filter: `filter[${string}]`]: string | undefined;
}

const referringFields = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((field) => referredResources(fields[field]!).length > 0);
