import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Bell } from '../../features/bell/bell.js';
import { BranchSwitcher } from './branch-switcher.js';
import classes from './header.module.css';
import { LiveMark } from './live-mark.js';
import { UserMenu } from './user-menu.js';

export function Header({ onMenu }: { onMenu: () => void }) {
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Menü öffnen"
        onClick={onMenu}
      >
        <IconMenu2 size={24} aria-hidden />
      </ActionIcon>
      <BranchSwitcher />
      <LiveMark />
      <Bell />
      <UserMenu />
    </header>
  );
}
