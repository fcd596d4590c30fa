import { useDidUpdate } from '@mantine/hooks';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import type { ListQuery } from './list-query.js';
import { branchField, useFrameBranch } from '../branch-field.js';
import type { BranchName } from '../../../shared/branches/use-branches.js';
import { useAppSelector } from '../../../shared/api/redux.js';
import classes from './record-list-page.module.css';

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

export interface ListPlace {
  readonly rule: ListBranch;
  /** The branch chosen in the frame, if any. */
  readonly branch: BranchName | null;
}

/**
 * The branch filter of a list: null for records without a branch, undefined while it is not known. `onOther` is
 * called when another branch is chosen in the frame.
 */
export function useListBranch(
  resource: Resource,
  onOther: (field: string) => void,
): ListPlace | null | undefined {
  const field = branchField(resource);
  const branch = useFrameBranch();
  const chosen = useAppSelector((state) => state.branchChoice);
  useDidUpdate(() => {
    if (field !== null) onOther(field);
  }, [chosen]);
  if (field === null) return null;
  return branch === undefined ? undefined : { rule: { field, frames: branch?.id ?? null }, branch };
}

interface Properties {
  branch: BranchName;
  /** Whether the list shows only what belongs to that branch. */
  isFollowed: boolean;
  onAll(): void;
  onOnly(): void;
}

/** Shows that a list follows the branch of the frame, with a button that ends this or starts it again. */
export const BranchHint = ({ branch: { name }, isFollowed, onAll, onOnly }: Properties) => (
  <p className={classes.hint}>
    <IconBuildingStore size={18} aria-hidden />
    <span role="status">{isFollowed ? `Nur ${name}, wie oben gewählt.` : `Nicht nur ${name}.`}</span>
    <Button variant="default" size="compact-md" onClick={isFollowed ? onAll : onOnly}>
      {isFollowed ? 'Alle Filialen zeigen' : `Nur ${name} zeigen`}
    </Button>
  </p>
);
