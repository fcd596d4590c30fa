import { visibleBranches } from '@bestellwerk/domain/access/policy';
import { useBranchesQuery } from '../api/shop-api.js';
import { useAppSelector } from '../redux.js';
import { usePrincipal, useUser } from '../session/use-user.js';

interface BranchName {
  id: string;
  name: string;
}

const none: BranchName[] = [];

/** The branches whose orders the user may see; empty until they are known. */
export function useVisibleBranches(): BranchName[] {
  const { branches } = useUser().user;
  const seesAll = visibleBranches(usePrincipal()) === 'all';
  const { data: all } = useBranchesQuery(undefined, { skip: !seesAll });
  return seesAll ? (all ?? none) : branches;
}

/** The chosen branch if the user may see it, else null: all of them. */
export function useChosenBranch(): BranchName | null {
  const chosen = useAppSelector((state) => state.branchChoice);
  const branches = useVisibleBranches();
  return branches.find(({ id }) => id === chosen) ?? null;
}

/** Ids of the branches on screen, sorted: the chosen one or all. */
export function useShownBranches(): string[] {
  const chosen = useChosenBranch();
  const branches = useVisibleBranches();
  return chosen ? [chosen.id] : branches.map(({ id }) => id).sort();
}
