import { sameValue } from '@bestellwerk/domain/records/same-value';
import type { DraftLayer } from './layers.js';

export interface KeyedLayer {
  /** Stays the same while the layer is moved, changed, removed and restored. */
  readonly key: string;
  readonly layer: DraftLayer;
}
type State = readonly KeyedLayer[];

/** The layers of a drawing with the states before and after, as far as steps can be undone and redone. */
export interface LayerHistory {
  /** As the form has them. */
  readonly value: readonly DraftLayer[];
  readonly list: State;
  /** The latest is last. */
  readonly past: readonly State[];
  /** The next is last. */
  readonly future: readonly State[];
  /** What the last step changed: going on with the same is no step of its own. Null if nothing may be added to it. */
  readonly changing: string | null;
}

const MOST = 100;
let count = 0;
export const newKey = (): string => `layer-${(count += 1)}`;

export const begun = (value: readonly DraftLayer[]): LayerHistory => ({
  value,
  list: value.map((layer) => ({ key: newKey(), layer })),
  past: [],
  future: [],
  changing: null,
});

const layersOf = (list: State): DraftLayer[] => list.map(({ layer }) => layer);

/** The history with a step. Steps in a row with the same `changing` are undone at once. */
export function changed(history: LayerHistory, list: State, changing: string | null): LayerHistory {
  const isGoingOn = changing !== null && changing === history.changing;
  const past = isGoingOn ? history.past : [...history.past, history.list].slice(-MOST);
  return { value: layersOf(list), list, past, future: [], changing };
}

/** Null if there is nothing to undo. */
export function undone({ past, list, future }: LayerHistory): LayerHistory | null {
  const before = past.at(-1);
  if (!before) return null;
  return {
    value: layersOf(before),
    list: before,
    past: past.slice(0, -1),
    future: [...future, list],
    changing: null,
  };
}

/** Null if there is nothing to redo. */
export function redone({ past, list, future }: LayerHistory): LayerHistory | null {
  const after = future.at(-1);
  if (!after) return null;
  return {
    value: layersOf(after),
    list: after,
    past: [...past, list],
    future: future.slice(0, -1),
    changing: null,
  };
}

/**
 * The history with layers that come from the form. After saving they say the same, and steps can still be undone. Others
 * come from other people or from before: undoing a step would take that back, so the history begins with them.
 */
export function followed(history: LayerHistory, value: readonly DraftLayer[]): LayerHistory {
  const list = value.map((layer, index) => ({ key: history.list[index]?.key ?? newKey(), layer }));
  const isSame = sameValue(value, history.value);
  return { ...(isSame ? history : { ...history, past: [], future: [], changing: null }), value, list };
}
