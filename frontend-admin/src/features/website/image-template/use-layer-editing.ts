import { useState } from 'react';
import { typeOf } from '@bestellwerk/domain/records/item-types';
import type { Control } from '@bestellwerk/domain/records/field-form';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { useRevealed } from '../../../shared/record-fields/use-revealed.js';
import { type Arrow, nudged, stretched, type TurnedFrame } from './geometry.js';
import { type LayerHistory, newKey } from './layer-history.js';
import {
  type DraftLayer,
  frameOf,
  layerWords,
  newLayer,
  placeWords,
  sizeWords,
  turnWords,
  withFrame,
} from './layers.js';
import { useLayerHistory } from './use-layer-history.js';

/** As the definition of lists limits them. */
export const MOST_LAYERS = 100;
const STEP = 0.5;
const LARGE_STEP = 5;

interface Removal {
  readonly words: string;
  readonly after: readonly DraftLayer[];
}

type Layers = Pick<FieldEditorProps<readonly DraftLayer[] | null>, 'path' | 'form' | 'value' | 'onChange'>;
export type LayerEditing = ReturnType<typeof useLayerEditing>;

/** What can be done with the layers of a template, which of them is selected, and what is announced. */
export function useLayerEditing({ path, form, value, onChange }: Layers) {
  const { types } = form.control as Control & { kind: 'collection' };
  const { list, change, ...history } = useLayerHistory(value, onChange as (layers: DraftLayer[]) => void);
  const [selectedKey, select] = useState<string | null>(null);
  const [announced, announce] = useState('');
  const [removal, setRemoval] = useState<Removal | null>(null);
  const index = list.findIndex(({ key }) => key === selectedKey);
  const selected = list[index];

  useRevealed(path, (below) => {
    const shown = list[Number(below.split('.')[0])];
    if (shown) select(shown.key);
  });

  const wordsOf = (layer: DraftLayer) => layerWords(layer, types);
  const put = (at: number, layer: DraftLayer, changing: string | null) =>
    change(list.with(at, { ...list[at]!, layer }), changing);
  const insert = (at: number, layer: DraftLayer, words: string) => {
    const key = newKey();
    change(list.toSpliced(at, 0, { key, layer }));
    select(key);
    announce(`${wordsOf(layer)} ${words}.`);
  };
  const lay = (at: number, frame: TurnedFrame, changing: string | null) => {
    const before = frameOf(list[at]!.layer);
    const layer = withFrame(list[at]!.layer, frame);
    put(at, layer, changing);
    announce(`${wordsOf(layer)}: ${changeWords(before, frameOf(layer))}`);
  };
  const go = (step: () => LayerHistory | null, words: string) => () => {
    if (step()) announce(words);
  };

  return {
    ...{ list, types, index, selected, selectedKey, select, announced, wordsOf },
    isFull: list.length >= MOST_LAYERS,
    add: (type: string) => insert(list.length, newLayer(type), 'hinzugefügt'),
    /** `field` is the one that is being entered: going on with it is one step to undo. */
    edit: (layer: DraftLayer, field: string) => put(index, layer, `${selectedKey} ${field}`),
    lay: (key: string, frame: TurnedFrame) =>
      lay(
        list.findIndex((one) => one.key === key),
        frame,
        null,
      ),
    press: (arrow: Arrow, { isLarge, isSize }: { isLarge: boolean; isSize: boolean }) => {
      if (!selected) return announce('Keine Ebene ist gewählt.');
      const step = isLarge ? LARGE_STEP : STEP;
      const frame = (isSize ? stretched : nudged)(frameOf(selected.layer), arrow, step);
      lay(index, frame, `${selected.key} ${isSize ? 'size' : 'place'}`);
    },
    /** Upwards is nearer to the viewer. */
    stack: (by: 1 | -1) => {
      const other = list[index + by];
      if (!selected || !other) return;
      change(list.with(index, other).with(index + by, selected));
      announce(`${wordsOf(selected.layer)}: Platz ${index + by + 1} von ${list.length}`);
    },
    duplicate: () => {
      if (selected && list.length < MOST_LAYERS) insert(index + 1, selected.layer, 'dupliziert');
    },
    toggleHidden: () => {
      if (!selected) return;
      const isHidden = selected.layer['isHidden'] !== true;
      put(index, { ...selected.layer, isHidden }, null);
      announce(`${wordsOf(selected.layer)} ${isHidden ? 'ausgeblendet' : 'eingeblendet'}.`);
    },
    remove: () => {
      if (!selected) return;
      const words = `${wordsOf(selected.layer)} entfernt.`;
      const left = list.toSpliced(index, 1);
      const next = change(left);
      setRemoval(next && { words, after: next.value });
      select((left[index - 1] ?? left[index])?.key ?? null);
      announce(words);
    },
    /** Only until the next change. */
    removal: removal && removal.after === value ? removal : null,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: go(history.undo, 'Rückgängig gemacht.'),
    redo: go(history.redo, 'Wiederholt.'),
    typeWord: (layer: DraftLayer) => types[typeOf(layer)] ?? '',
  };
}

/** What is different about where a layer lies. */
function changeWords(before: TurnedFrame, after: TurnedFrame): string {
  const words = [
    ...(before.x === after.x && before.y === after.y ? [] : [placeWords(after)]),
    ...(before.width === after.width && before.height === after.height ? [] : [sizeWords(after)]),
    ...(before.rotation === after.rotation ? [] : [turnWords(after)]),
  ];
  return words.join(', ') || placeWords(after);
}
