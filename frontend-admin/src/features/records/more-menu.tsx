import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A menu of rare actions behind three dots. */
export const MoreMenu = ({ children }: { children: ReactNode }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="default" size={36} aria-label="Weitere Aktionen">
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
