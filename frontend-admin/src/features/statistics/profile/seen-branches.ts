import { branchesFor, may } from '@bestellwerk/domain/access/policy';
import type { UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { usePrincipal, useUser } from '../../../shared/session/use-user.js';
import { useBranchesQuery } from '../../../shared/shop/shop-api.js';

/**
 * Whether days, shifts and findings of this person are only those of the reader's branches. Sums and balances are always those
 * of all branches.
 */
export function useIsOfSomeBranches(person: string): boolean {
  const { user } = useUser();
  const principal = usePrincipal();
  const { data: all = [] } = useBranchesQuery();
  if (user.id === person || branchesFor(principal, 'workingTime.read') === 'all') return false;
  return all.length === 0 || all.some(({ id }) => !may(principal, 'workingTime.read', id));
}

/** 'Dienste (Ihre Filialen)' */
export const nameInBranches = (name: string, isOfSome: boolean): string =>
  isOfSome ? `${name} (Ihre Filialen)` : name;

/** What was worked in branches whose days are not shown. */
export const minutesElsewhere = ({ days, now, workedToNow }: UserProfile): number =>
  workedToNow -
  sumBy(
    days.filter(({ date }) => date <= now),
    ({ worked }) => worked,
  );
