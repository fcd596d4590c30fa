import type { RecordsQuery } from '../../../shared/records/records-query.js';

/** The query of a list, stored in the URL of the page. */
export interface ListQuery {
  page: number;
  sort: string;
  search: string;
  isRemoved: boolean;
  filters: Readonly<Record<string, string>>;
}

export const PAGE_SIZE = 25;
const FILTER = 'filter.';

/** Reads URL parameters; missing ones get the defaults of the resource. */
export function readQuery(parameters: URLSearchParams, usualSort: string): ListQuery {
  const page = Number(parameters.get('page'));
  const filters = [...parameters].filter(([name]) => name.startsWith(FILTER));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: parameters.get('sort') ?? usualSort,
    search: parameters.get('search') ?? '',
    isRemoved: parameters.get('removed') === 'true',
    filters: Object.fromEntries(filters.map(([name, value]) => [name.slice(FILTER.length), value])),
  };
}

/** URL parameters without defaults. */
export function writeQuery(query: ListQuery, usualSort: string): URLSearchParams {
  const { page, sort, search, isRemoved, filters } = query;
  const parameters: [string, string | null][] = [
    ['search', search || null],
    ...Object.entries(filters).map(([field, value]): [string, string] => [FILTER + field, value]),
    ['removed', isRemoved ? 'true' : null],
    ['sort', sort === usualSort ? null : sort],
    ['page', page === 1 ? null : String(page)],
  ];
  return new URLSearchParams(parameters.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Changing filters or sort order returns to the first page. */
export const changedQuery = (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: 1,
  ...changes,
});

/** Identifies search and filters, independent of page and sort order. */
export const searchName = ({ search, isRemoved, filters }: ListQuery): string =>
  JSON.stringify([search, isRemoved, Object.entries(filters).sort()]);

export const isFiltered = ({ search, filters }: ListQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;

export const asked = (path: string, query: ListQuery): RecordsQuery => ({ path, ...query });
