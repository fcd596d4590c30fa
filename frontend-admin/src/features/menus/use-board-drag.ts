import type { DragEndEvent, DragOverEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { boardKeys, TRAY, type BoardKeys, type BoardPlace } from './board-keys.js';
import { moveCategory, moveProduct, type Catalogue, type Spot } from './catalogue-moves.js';

/** The dragged item of a board, and the menu as it would be after dropping it here. */
export function useBoardDrag(
  catalogue: Catalogue,
  trayOf: (catalogue: Catalogue) => readonly string[],
  onChange: (catalogue: Catalogue) => void,
) {
  const [key, setKey] = useState<string | null>(null);
  const [draft, setDraft] = useState<Catalogue | null>(null);
  const shown = draft ?? catalogue;
  const keys = boardKeys(shown, trayOf(shown));
  const stop = () => {
    setKey(null);
    setDraft(null);
  };
  return {
    shown,
    keys,
    active: key === null ? null : (keys.places.get(key) ?? null),
    handlers: {
      onDragStart: ({ active }: { active: { id: string | number } }) => setKey(String(active.id)),
      onDragOver: (event: DragOverEvent) => {
        const from = keys.places.get(String(event.active.id));
        const to = spotUnder(event, keys, shown);
        if (from?.kind !== 'product' || to === null || to.column === from.column) return;
        setDraft(moveProduct(shown, from.product, from, to));
      },
      onDragEnd: (event: DragEndEvent) => {
        const moved = put(shown, keys.places.get(String(event.active.id)), event, keys);
        stop();
        if (moved !== catalogue) onChange(moved);
      },
      onDragCancel: stop,
    },
  };
}

function put(
  catalogue: Catalogue,
  from: BoardPlace | undefined,
  { over }: DragEndEvent,
  { places }: BoardKeys,
): Catalogue {
  const to = over && places.get(String(over.id));
  if (!from || !to) return catalogue;
  if (from.kind === 'category') {
    const column = to.column ?? from.column;
    return column === from.column ? catalogue : moveCategory(catalogue, from.column, column);
  }
  const isSame = to.kind !== 'product' || to.column !== from.column || to.index === from.index;
  return isSame || to.column === null ? catalogue : moveProduct(catalogue, from.product, from, to);
}

/** Where a product dragged over a target would be dropped. */
function spotUnder(
  { active, over }: DragOverEvent,
  { places }: BoardKeys,
  catalogue: Catalogue,
): Spot | null {
  if (!over) return null;
  if (over.id === TRAY) return { column: null, index: 0 };
  const under = places.get(String(over.id));
  if (!under) return null;
  if (under.kind === 'category') {
    return { column: under.column, index: catalogue[under.column]!.products.length };
  }
  const dragged = active.rect.current.translated;
  const isBelow = dragged !== null && dragged.top > over.rect.top + over.rect.height / 2;
  return { column: under.column, index: under.index + (isBelow ? 1 : 0) };
}
