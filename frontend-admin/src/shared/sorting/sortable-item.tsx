import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './sorting.module.css';

interface Options {
  /** Cannot be taken. */
  isFixed?: boolean;
  /** Nothing can be put in its place. */
  isNoTarget?: boolean;
}

/** What makes an element an item to be sorted: properties for itself and for its handle. */
export function useSortableItem(key: string, { isFixed = false, isNoTarget = isFixed }: Options = {}) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    isOver,
  } = useSortable({
    id: key,
    disabled: { draggable: isFixed, droppable: isNoTarget },
    attributes: { roleDescription: 'verschiebbar' },
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    ...(isDragging && { position: 'relative', zIndex: 2 }),
  };
  return {
    item: {
      ref: setNodeRef,
      style,
      'data-dragging': isDragging || undefined,
      'data-over': isOver || undefined,
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

export type HandleProperties = ReturnType<typeof useSortableItem>['handle'];

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
