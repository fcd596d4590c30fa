import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './frame.module.css';
import { Rail } from './rail.js';

/** The navigation on narrow screens, loaded when it is first opened. */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // Opened after it is there, so that it knows where the focus was and gives it back.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      size={264}
      withCloseButton={false}
      classNames={{ content: classes.drawer, body: classes.drawerBody }}
      attributes={{ content: { 'aria-label': 'Navigation' } }}
    >
      <Rail onNavigate={onClose} />
    </Drawer>
  );
}
