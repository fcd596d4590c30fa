import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { Bell } from '../../features/new-order-alert/bell.js';
import { PaletteButton } from '../../features/command-palette/palette-button.js';
import { WaitingSteps } from '../../shared/order-steps/waiting-steps.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { BranchSwitcher } from './branch-switcher.js';
import classes from './header.module.css';
import { LiveBadge } from './live-badge.js';
import { areasFor } from './navigation.js';
import { UserMenu } from './user-menu.js';

export function Header({ onMenu }: { onMenu: () => void }) {
  const principal = usePrincipal();
  const pages = useMemo(() => areasFor(principal).flatMap(({ places }) => places), [principal]);
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => noteHeight(header.current!), []);
  return (
    <header ref={header} className={classes.header}>
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
      <WaitingSteps />
      <PaletteButton pages={pages} />
      <LiveBadge />
      {branchesFor(principal, 'orders.read').length > 0 && <Bell />}
      <UserMenu />
    </header>
  );
}

/** What sticks below the header, or is scrolled there, needs its height, also where large text makes it grow. */
function noteHeight(header: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bw-header', `${header.offsetHeight}px`));
  observer.observe(header);
  return () => {
    observer.disconnect();
    style.removeProperty('--bw-header');
  };
}
