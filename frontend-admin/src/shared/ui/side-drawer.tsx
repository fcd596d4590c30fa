import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface Properties {
  opened: boolean;
  title: ReactNode;
  /** In pixels, where the screen is wide enough. */
  width: number;
  onClose(): void;
  children: ReactNode;
}

/** What is looked at or entered beside a list. */
export const SideDrawer = ({ width, ...rest }: Properties) => (
  <Drawer {...rest} position="right" size={`min(100vw, ${width}px)`} />
);
