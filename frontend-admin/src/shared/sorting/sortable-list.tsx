import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

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

export const sortingInstructions: ScreenReaderInstructions = {
  draggable:
    'Zum Verschieben Leertaste oder Eingabetaste drücken, dann die Pfeiltasten. Leertaste legt ab, Escape bricht ab.',
};

/** Screen reader announcements while an item is moved by keyboard. */
export function sortingAnnouncements(nameOf: (id: UniqueIdentifier) => string): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} aufgenommen.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} liegt bei ${nameOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `${nameOf(active.id)} abgelegt bei ${nameOf(over.id)}.`
        : `${nameOf(active.id)} abgelegt.`,
    onDragCancel: ({ active }) => `Verschieben abgebrochen. ${nameOf(active.id)} bleibt, wo es war.`,
  };
}
