import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { HandleProperties } from './use-sortable-item.js';
import classes from './sorting.module.css';

/** What an item is taken by. */
export const Handle = ({ name, handle }: { name: string; handle: HandleProperties }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={36}
    className={classes.handle}
    aria-label={`${name} verschieben`}
    {...handle}
  >
    <IconGripVertical size={18} aria-hidden />
  </ActionIcon>
);
