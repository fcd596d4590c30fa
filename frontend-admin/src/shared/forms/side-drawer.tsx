import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { AskBeforeLoss } from './entry-guard.js';

interface Properties {
  opened: boolean;
  title: ReactNode;
  /** In pixels, where the screen is wide enough. */
  width: number;
  onClose(): void;
  children: ReactNode;
}

/** A drawer for details or forms beside a list. Closing it asks for confirmation before entries are lost. */
export const SideDrawer = ({ width, onClose, ...rest }: Properties) => (
  <AskBeforeLoss>
    {(leave) => (
      <Drawer {...rest} onClose={() => leave(onClose)} position="right" size={`min(100vw, ${width}px)`} />
    )}
  </AskBeforeLoss>
);
