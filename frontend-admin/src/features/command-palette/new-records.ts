import { branchesFor, type Action, type Principal } from '@bestellwerk/domain/access/policy';

/** What people begin most often. Written down because German needs more than the noun. */
const beginnings: readonly { path: string; label: string; needs: Action; isForAllBranches?: true }[] = [
  { path: '/products/new', label: 'Neues Produkt', needs: 'catalogue.change' },
  { path: '/categories/new', label: 'Neue Kategorie', needs: 'catalogue.change' },
  { path: '/menus/new', label: 'Neuer Produktkatalog', needs: 'catalogue.change' },
  { path: '/tags/new', label: 'Neues Tag', needs: 'catalogue.change' },
  { path: '/tables/new', label: 'Neuer Tisch', needs: 'branch.change' },
  { path: '/branches/new', label: 'Neue Filiale', needs: 'branch.change', isForAllBranches: true },
  { path: '/users/new', label: 'Neuer Benutzer', needs: 'users.change' },
  { path: '/customers/new', label: 'Neuer Kunde', needs: 'customers.change' },
];

/** The kinds of records that the user may create. */
export const newRecordsFor = (principal: Principal): { path: string; label: string }[] =>
  beginnings.filter(({ needs, isForAllBranches }) => {
    const branches = branchesFor(principal, needs);
    return branches === 'all' || (!isForAllBranches && branches.length > 0);
  });
