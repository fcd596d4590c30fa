import { useBranchesQuery } from '../../shared/shop/shop-api.js';
import { useAppSelector } from '../../shared/api/redux.js';
import { useChosenBranch, useVisibleBranches, type BranchName } from '../../shared/branches/use-branches.js';

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
