import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, type SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { sortingAnnouncements, sortingInstructions } from './sorting.labels.js';
import { useSortingSensors } from './use-sorting-sensors.js';

interface Properties {
  /** Of the items, in their order. */
  keys: readonly string[];
  strategy: SortingStrategy;
  nameOf(key: string): string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** A list whose items are put in order by dragging them, or by keys. */
export function SortableList({ keys, strategy, nameOf, onMove, children }: Properties) {
  return (
    <DndContext
      sensors={useSortingSensors()}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: sortingAnnouncements((id) => nameOf(String(id))),
        screenReaderInstructions: sortingInstructions,
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={[...keys]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
