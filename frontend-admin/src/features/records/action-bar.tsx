import { useLayoutEffect, type ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import classes from './action-bar.module.css';

interface Properties {
  label: string;
  /** A live region: screen readers announce changes. */
  status: ReactNode;
  children: ReactNode;
}

/** The actions of a page, always visible at its bottom. */
export function ActionBar({ label, status, children }: Properties) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.actionBar = '';
    return () => void delete dataset.actionBar;
  }, []);
  return (
    <div className={classes.bar} role="region" aria-label={label}>
      <span role="status">{status}</span>
      {children}
    </div>
  );
}

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
