import { useState } from 'react';
import {
  begun,
  changed,
  followed,
  type KeyedLayer,
  type LayerHistory,
  redone,
  undone,
} from './layer-history.js';
import type { DraftLayer } from './layers.js';

const none: readonly DraftLayer[] = [];

/** Layers with keys, whose changes can be undone and redone. */
export function useLayerHistory(
  value: readonly DraftLayer[] | null,
  onChange: (layers: DraftLayer[]) => void,
) {
  const shown = value ?? none;
  const [kept, keep] = useState(() => begun(shown));
  const history = kept.value === shown ? kept : followed(kept, shown);
  if (history !== kept) keep(history);
  const go = (next: LayerHistory | null): LayerHistory | null => {
    if (!next) return null;
    keep(next);
    onChange(next.value as DraftLayer[]);
    return next;
  };
  return {
    list: history.list,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Steps in a row with the same `changing` are undone at once; null is a step of its own. */
    change: (list: readonly KeyedLayer[], changing: string | null = null) =>
      go(changed(history, list, changing)),
    /** Null if there was nothing to undo; so are they of `redo`. */
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
  };
}
