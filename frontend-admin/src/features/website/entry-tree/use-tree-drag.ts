import type { CollisionDetection, DragMoveEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { endOf, place, projectedDepth } from './entry-tree.js';
import type { KeyedRow } from './use-tree-rows.js';

/** How far an entry is dragged sideways for one level, in pixels. */
const LEVEL_WIDTH = 24;

interface Drag {
  readonly key: string;
  /** The depth it would have if it were dropped now. */
  readonly depth: number;
}

/** The nearest row above or below: sideways is for levels. */
export const nearestRow: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect) return [];
      const value = Math.abs(middleOf(rect) - middleOf(collisionRect));
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
    })
    .sort((one, other) => one.data.value - other.data.value);

const middleOf = ({ top, height }: { top: number; height: number }) => top + height / 2;

/** Dragging a row with all below it: up and down for its place, sideways for its level. */
export function useTreeDrag(
  rows: readonly KeyedRow[],
  onMove: (rows: readonly KeyedRow[], key: string) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const from = drag ? rows.findIndex(({ key }) => key === drag.key) : -1;
  const end = from < 0 ? from : endOf(rows, from);
  // What is below the dragged entry moves along unseen.
  const shown = rows.filter((_, index) => from < 0 || index <= from || index >= end);
  const target = ({ active, over, delta }: DragMoveEvent) => {
    const index = rows.findIndex(({ key }) => key === active.id);
    const gap = shown.findIndex(({ key }) => key === over?.id);
    if (index < 0 || gap < 0) return null;
    const wanted = rows[index]!.depth + Math.round(delta.x / LEVEL_WIDTH);
    return { index, gap, depth: projectedDepth(rows, index, gap, wanted) };
  };
  const follow = (event: DragMoveEvent) => {
    const found = target(event);
    setDrag((known) =>
      !known || !found || known.depth === found.depth ? known : { ...known, depth: found.depth },
    );
  };
  return {
    shown,
    dragged: from < 0 ? null : { ...rows[from]!, depth: drag!.depth, below: end - from - 1 },
    handlers: {
      onDragStart: ({ active }: { active: { id: string | number } }) => {
        const row = rows.find(({ key }) => key === active.id);
        if (row) setDrag({ key: row.key, depth: row.depth });
      },
      onDragMove: follow,
      onDragOver: follow,
      onDragEnd: (event: DragMoveEvent) => {
        const found = target(event);
        setDrag(null);
        if (!found) return;
        const { index, gap, depth } = found;
        const moved = place(rows, index, gap, depth);
        const isSame = moved.every(({ key, depth: at }, place) => {
          const row = rows[place]!;
          return row.key === key && row.depth === at;
        });
        if (!isSame) onMove(moved, rows[index]!.key);
      },
      onDragCancel: () => setDrag(null),
    },
  };
}
