import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { sortingAnnouncements, sortingInstructions } from './sorting.labels.js';

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

/** Mouse, finger and keys. A short way first, so that a click stays a click. */
export const useSortingSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
