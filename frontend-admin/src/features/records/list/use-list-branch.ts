import { useDidUpdate } from '@mantine/hooks';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { useFrameBranch, branchField } from '../branch-field.js';
import type { BranchName } from '../../../shared/branches/use-branches.js';
import { useAppSelector } from '../../../shared/api/redux.js';
import type { ListBranch } from './list-branch.js';

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
