import type { ListQuery } from './list-query.js';

/** What an address says that wants the records of all branches, whichever is chosen in the frame. */
const ALL = 'all';

type Filters = ListQuery['filters'];

/** How a list whose records belong to branches is narrowed down: by its address, else by the frame. */
export interface ListBranch {
  readonly field: string;
  /** What the frame says: the id of a branch, or null for all. */
  readonly frames: string | null;
}

const without = (filters: Filters, name: string): Filters => {
  const { [name]: _, ...others } = filters;
  return others;
};

/** Whether a list shows what the frame says. */
export const followsFrame = ({ filters }: ListQuery, { field }: ListBranch): boolean => !(field in filters);

/** The query as the server understands it. */
export function inBranch(query: ListQuery, { field, frames }: ListBranch): ListQuery {
  const wanted = query.filters[field] ?? frames;
  const others = without(query.filters, field);
  return { ...query, filters: wanted === null || wanted === ALL ? others : { ...others, [field]: wanted } };
}

/** The filters of an address once somebody has chosen a branch, or null for all. */
export function withBranch(filters: Filters, { field, frames }: ListBranch, chosen: string | null): Filters {
  const others = without(filters, field);
  return chosen === frames ? others : { ...others, [field]: chosen ?? ALL };
}
