import { ActionIcon, Menu } from '@mantine/core';
import { IconLogout, IconMoon, IconSun, IconUserCircle, IconUserCog } from '@tabler/icons-react';
import { Link } from 'react-router';
import { roleWords } from '@bestellwerk/domain/access/role-words';
import { useSignOut } from '../../shared/order-steps/send-steps.js';
import { useUser } from '../../shared/session/use-user.js';
import { useColourScheme } from '../../shared/ui/use-colour-scheme.js';

export function UserMenu() {
  const { user, roles } = useUser();
  const colours = useColourScheme();
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu width={260} position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Benutzermenü von ${name}`}>
          <IconUserCircle size={26} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <strong style={{ display: 'block', color: 'var(--mantine-color-text)', fontSize: 16 }}>
            {name}
          </strong>
          {roles.map((role) => roleWords[role]).join(', ')}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account" leftSection={<IconUserCog size={18} aria-hidden />}>
          Mein Konto
        </Menu.Item>
        <Menu.Item
          leftSection={
            colours.isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />
          }
          onClick={colours.change}
        >
          {colours.changeLabel}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void signOut()}>
          Abmelden
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
