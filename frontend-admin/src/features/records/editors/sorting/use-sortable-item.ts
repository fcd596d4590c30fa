import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

/** What makes an element an item to be sorted: properties for itself and for its handle. */
export function useSortableItem(key: string, isFixed = false) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key, disabled: isFixed, attributes: { roleDescription: 'verschiebbar' } });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    ...(isDragging && { position: 'relative', zIndex: 2, opacity: 0.85 }),
  };
  return {
    item: { ref: setNodeRef, style, 'data-dragging': isDragging || undefined },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

export type HandleProperties = ReturnType<typeof useSortableItem>['handle'];
