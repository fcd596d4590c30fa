import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './audit-log.module.css';

interface Properties {
  /** How many of them are in force. */
  active: number;
  children: ReactNode;
}

/** Filters behind one button, where they would fill the screen. */
export function FoldedFilters({ active, children }: Properties) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown className={classes.chevron} size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </Button>
      <div id={id} hidden={!isOpen} className={classes.folded}>
        {isOpen && children}
      </div>
    </>
  );
}
