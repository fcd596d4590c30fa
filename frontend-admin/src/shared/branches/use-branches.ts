import { branchesFor, may, visibleBranches, type Action } from '@bestellwerk/domain/access/policy';
import { useBranchesQuery, useTimeZone } from '../shop/shop-api.js';
import { useAppSelector } from '../api/redux.js';
import { usePrincipal, useUser } from '../session/use-user.js';

export interface BranchName {
  id: string;
  name: string;
}

const none: BranchName[] = [];

/** The branches the user sees anything of; empty until they are known. */
export function useVisibleBranches(): BranchName[] {
  const { branches } = useUser().user;
  const principal = usePrincipal();
  const seesAll = [visibleBranches(principal), branchesFor(principal, 'signage.read')].includes('all');
  const { data: all } = useBranchesQuery(undefined, { skip: !seesAll });
  return seesAll ? (all ?? none) : branches;
}

/** The chosen branch if the user may see it, else null: all of them. */
export function useChosenBranch(): BranchName | null {
  const chosen = useAppSelector((state) => state.branchChoice);
  const branches = useVisibleBranches();
  return branches.find(({ id }) => id === chosen) ?? null;
}

/** The one branch on screen: the chosen one, or the only one that the user may see; null for several. */
export function useBranchOnScreen(): BranchName | null {
  const chosen = useChosenBranch();
  const visible = useVisibleBranches();
  return chosen ?? (visible.length === 1 ? visible[0]! : null);
}

/** 'Altstadt', 'Altstadt und Bahnhof' for somebody of these two, 'alle Filialen': what figures on screen are about. */
export function useShownBranchWords(): string {
  const branch = useBranchOnScreen();
  const visible = useVisibleBranches();
  const { branches: own } = useUser().user;
  if (branch) return branch.name;
  if (visible !== own || own.length === 0) return 'alle Filialen';
  return new Intl.ListFormat('de').format(own.map(({ name }) => name));
}

/** Ids of the branches on screen, sorted: the chosen one or all. */
export function useShownBranches(): string[] {
  const chosen = useChosenBranch();
  const branches = useVisibleBranches();
  return chosen ? [chosen.id] : branches.map(({ id }) => id).sort();
}

/** The branches on screen in which the user may do something. */
export function useShownBranchesFor(action: Action): BranchName[] {
  const shown = useShownBranches();
  const visible = useVisibleBranches();
  const principal = usePrincipal();
  return visible.filter(({ id }) => shown.includes(id) && may(principal, action, id));
}

/** The name of a branch by its id; empty while it is not known. */
export function useBranchNames(): (id: string) => string {
  const { data: all } = useBranchesQuery();
  const { branches } = useUser().user;
  return (id) => [...branches, ...(all ?? [])].find((branch) => branch.id === id)?.name ?? '';
}

/** The time zone (IANA) on whose clock a branch works. */
export function useBranchTimeZone(id: string): string {
  const { data: branches } = useBranchesQuery();
  const shops = useTimeZone();
  return branches?.find((branch) => branch.id === id)?.timeZone ?? shops;
}
