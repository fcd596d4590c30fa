import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { useBranchesQuery } from '../../shared/shop/shop-api.js';
import { useAppSelector } from '../../shared/api/redux.js';
import { useChosenBranch, useVisibleBranches, type BranchName } from '../../shared/branches/use-branches.js';

const BRANCH = 'branch';

/** The field with the branches of such records; null if they belong to the whole shop. */
export function branchField({ fields }: Resource): string | null {
  const isOfBranch = (name: string) => {
    const control = formOf(fields[name]!)?.control;
    return (control?.kind === 'reference' || control?.kind === 'references') && control.resource === BRANCH;
  };
  return Object.keys(fields).find(isOfBranch) ?? null;
}

/** The branch chosen in the frame: null for all, undefined while it is not known. */
export function useFrameBranch(): BranchName | null | undefined {
  const wanted = useAppSelector((state) => state.branchChoice);
  const chosen = useChosenBranch();
  const branches = useVisibleBranches();
  const { isLoading } = useBranchesQuery(undefined, { skip: wanted === null });
  if (chosen) return chosen;
  if (branches.length === 1) return branches[0]!;
  return wanted !== null && branches.length === 0 && isLoading ? undefined : null;
}
