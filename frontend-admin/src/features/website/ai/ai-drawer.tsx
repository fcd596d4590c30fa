import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SideDrawer } from '../../../shared/forms/entry-guard.js';

interface Properties {
  /** Of the button, and the title of the drawer. */
  label: string;
  /** In pixels, where the screen is wide enough. */
  width: number;
  children(close: () => void): ReactNode;
}

/** A button that opens a drawer in which a model is asked for something; what is in it begins again each time. */
export function AiDrawer({ label, width, children }: Properties) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconSparkles size={18} aria-hidden />} onClick={open}>
        {label}
      </Button>
      <SideDrawer opened={isOpen} onClose={close} width={width} title={label}>
        {isOpen && children(close)}
      </SideDrawer>
    </>
  );
}
