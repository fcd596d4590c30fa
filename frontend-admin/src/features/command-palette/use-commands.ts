import { IconLogout, IconMoon, IconPlus, IconSun, IconUserCog } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSignOut } from '../../shared/order-steps/send-steps.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { useColourScheme } from '../../shared/ui/use-colour-scheme.js';
import type { Command, PalettePage } from './command.js';
import { branchesFor, type Action, type Principal } from '@bestellwerk/domain/access/policy';

const ACTIONS = 'Aktionen';

/** The commands available without a server search: pages and actions. */
export function useCommands(pages: readonly PalettePage[]): Command[] {
  const principal = usePrincipal();
  const colours = useColourScheme();
  const signOut = useSignOut();
  const places = useMemo(
    () => [
      ...pages.map(({ path, label, icon }) => pageCommand(path, label, icon)),
      pageCommand('/account', 'Mein Konto', IconUserCog),
      ...newRecordsFor(principal).map(({ path, label }) => ({
        id: path,
        label,
        group: ACTIONS,
        icon: IconPlus,
        action: path,
      })),
    ],
    [pages, principal],
  );
  return [
    ...places,
    {
      id: 'colours',
      label: colours.changeLabel,
      group: ACTIONS,
      icon: colours.isDark ? IconSun : IconMoon,
      action: colours.change,
    },
    { id: 'sign-out', label: 'Abmelden', group: ACTIONS, icon: IconLogout, action: () => void signOut() },
  ];
}

const pageCommand = (path: string, label: string, icon: Command['icon']): Command => ({
  id: path,
  label,
  group: 'Seiten',
  ...(icon && { icon }),
  action: path,
});

/** What people create most often. Written down because German needs more than the noun. */
const newRecords: readonly { path: string; label: string; needs: Action; isForAllBranches?: true }[] = [
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
const newRecordsFor = (principal: Principal): { path: string; label: string }[] =>
  newRecords.filter(({ needs, isForAllBranches }) => {
    const branches = branchesFor(principal, needs);
    return branches === 'all' || (!isForAllBranches && branches.length > 0);
  });
