import { IconLogout, IconMoon, IconPlus, IconSun, IconUserCog } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSignOut } from '../../shared/order-steps/use-sign-out.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { useColourScheme } from '../../shared/ui/use-colour-scheme.js';
import type { Command, PalettePage } from './command.js';
import { newRecordsFor } from './new-records.js';

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
        does: path,
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
      does: colours.change,
    },
    { id: 'sign-out', label: 'Abmelden', group: ACTIONS, icon: IconLogout, does: () => void signOut() },
  ];
}

const pageCommand = (path: string, label: string, icon: Command['icon']): Command => ({
  id: path,
  label,
  group: 'Seiten',
  ...(icon && { icon }),
  does: path,
});
