import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Menu } from '@bestellwerk/domain/records/definitions/menu';
import { branchesSelling, soldElsewhere } from '@bestellwerk/domain/catalogue/sold-elsewhere';
import { useRecordsQuery } from '../../../shared/records/records-api.js';
import { useBranchNames } from '../../../shared/branches/use-branches.js';
import { usePrincipal } from '../../../shared/session/use-user.js';

/** Why the user may not change a product that other branches sell too; null if they may. */
export function useSoldElsewhere({ name, access, words }: Resource, id: string | null): string | null {
  const allowed = branchesFor(usePrincipal(), access.change);
  const isSold = name === 'product' || name === 'category';
  const { data: menus } = useRecordsQuery(
    { path: 'menus' },
    { skip: !isSold || id === null || allowed === 'all' || allowed.length === 0 },
  );
  const branchName = useBranchNames();
  if (!menus || id === null) return null;
  const others = branchesSelling(menus.records as unknown as Menu[], id, new Date()).filter(
    (branch) => !allowed.includes(branch),
  );
  return others.length === 0 ? null : soldElsewhere(words.one, others.map(branchName).filter(Boolean));
}
