import { Menu } from '@mantine/core';
import { IconLogout, IconMoon, IconSun, IconUserCog } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { roleWords } from '@bestellwerk/domain/access/role-words';
import { useSignOut } from '../../shared/order-steps/send-steps.js';
import { useUser } from '../../shared/session/use-user.js';
import { useColourScheme } from '../../shared/ui/use-colour-scheme.js';

interface Properties {
  name: string;
  opener: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
}

/** The open user menu. It is loaded when it is first asked for. */
export default function UserMenuList({ name, opener, button }: Properties) {
  const { roles } = useUser();
  const colours = useColourScheme();
  const signOut = useSignOut();
  return (
    <Menu
      defaultOpened
      width={260}
      position="bottom-end"
      withinPortal={false}
      onClose={() => button.current?.focus({ preventScroll: true })}
    >
      <Menu.Target>{opener}</Menu.Target>
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
