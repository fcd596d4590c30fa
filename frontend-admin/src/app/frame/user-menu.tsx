import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { sessionApi } from '../../shared/api/session-api.js';
import { sendAllSteps } from '../../shared/outbox/send-steps.js';
import { useAppDispatch } from '../../shared/redux.js';
import { useUser } from '../../shared/session/use-user.js';
import { roleNames } from './role-names.js';

export function UserMenu() {
  const { user, roles } = useUser();
  const dispatch = useAppDispatch();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';

  const signOut = async () => {
    await dispatch(sendAllSteps());
    await dispatch(sessionApi.endpoints.signOut.initiate());
  };

  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu width={260} position="bottom-end">
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
          {roles.map((role) => roleNames[role]).join(', ')}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          leftSection={isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? 'Helle Ansicht' : 'Dunkle Ansicht'}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void signOut()}>
          Abmelden
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
