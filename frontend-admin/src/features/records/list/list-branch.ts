import type { ListQuery } from './list-query.js';

/** The URL value for all branches, regardless of the branch chosen in the frame. */
const ALL = 'all';

type Filters = ListQuery['filters'];

/** How a list whose records belong to branches is narrowed down: by its address, else by the frame. */
export interface ListBranch {
  readonly field: string;
  /** The branch chosen in the frame: its id, or null for all. */
  readonly frames: string | null;
}

const without = (filters: Filters, name: string): Filters => {
  const { [name]: _, ...others } = filters;
  return others;
};

/** Whether a list shows the branch chosen in the frame. */
export const followsFrame = ({ filters }: ListQuery, { field }: ListBranch): boolean => !(field in filters);

/** The query as the server understands it. */
export function inBranch(query: ListQuery, { field, frames }: ListBranch): ListQuery {
  const wanted = query.filters[field] ?? frames;
  const others = without(query.filters, field);
  return { ...query, filters: wanted === null || wanted === ALL ? others : { ...others, [field]: wanted } };
}

/** The URL filters after a branch is chosen in the list; null means all branches. */
export function withBranch(filters: Filters, { field, frames }: ListBranch, chosen: string | null): Filters {
  const others = without(filters, field);
  return chosen === frames ? others : { ...others, [field]: chosen ?? ALL };
}
