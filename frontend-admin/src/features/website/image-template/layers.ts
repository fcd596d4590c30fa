import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { leastNumber, numberLimits } from '@bestellwerk/domain/records/number-limits';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { formatNumber, formatPercent } from '@bestellwerk/domain/text/formats';
import type { LayerFrame } from '@bestellwerk/domain/website/image-templates';
import { emptyFields } from '../../../shared/record-fields/field-editor.js';
import { type Limits, type TurnedFrame, within } from './geometry.js';

/** A layer as it is edited: numbers that are typed may be none yet. */
export type DraftLayer = Fields;

const schema = imageTemplate.fields.layers;
const { type: _, ...shape } = itemSchema(schema, 'logo')!.shape;
const limitsOf = (name: string): Limits => ({
  min: leastNumber(shape[name]!)!,
  max: numberLimits(shape[name]!).max!,
});
const frameLimits = {
  ...{ x: limitsOf('x'), y: limitsOf('y') },
  ...{ width: limitsOf('width'), height: limitsOf('height'), rotation: limitsOf('rotation') },
} satisfies Record<keyof TurnedFrame, Limits>;
const usual = emptyFields(shape);

/** The fields of every layer that say where and how it lies. */
export const frameFields = Object.keys(shape).filter((name) => name !== 'name' && name !== 'isHidden');

/** What a new layer of a type begins with where that is not the whole drawing. */
const beginnings: Readonly<Record<string, Fields>> = {
  text: { x: 5, y: 70, width: 90, height: 25, text: '{bild}' },
  shape: { x: 25, y: 25, width: 50, height: 50, fill: '#AE2F68' },
  logo: { x: 80, y: 5, width: 15, height: 15 },
};

export function newLayer(type: string): DraftLayer {
  const { type: _type, ...fields } = itemSchema(schema, type)?.shape ?? {};
  return { type, ...emptyFields(fields), ...beginnings[type] };
}

/** A number of a layer, or what a new layer has where none is entered. */
export const numberOf = (layer: DraftLayer, name: string): number => {
  const entered = layer[name];
  return typeof entered === 'number' && Number.isFinite(entered) ? entered : Number(usual[name] ?? 0);
};

/** Where a layer lies, within what may be saved. */
export const frameOf = (layer: DraftLayer): TurnedFrame => ({
  x: within(frameLimits.x, numberOf(layer, 'x')),
  y: within(frameLimits.y, numberOf(layer, 'y')),
  width: within(frameLimits.width, numberOf(layer, 'width')),
  height: within(frameLimits.height, numberOf(layer, 'height')),
  rotation: within(frameLimits.rotation, numberOf(layer, 'rotation')),
});

/** The layer at another place, within what may be saved. */
export const withFrame = (layer: DraftLayer, frame: LayerFrame | TurnedFrame): DraftLayer => ({
  ...layer,
  ...frameOf({ ...layer, ...frame }),
});

const LONGEST = 60;

/** What people call a layer: its name, or what is written or chosen in it; '' if there is nothing. */
export function nameOf(layer: DraftLayer): string {
  const image = layer['image'] as { name?: string } | null | undefined;
  const words = [layer['name'], layer['text'], image?.name].map((text) =>
    String(text ?? '')
      .trim()
      .replace(/\s+/g, ' '),
  );
  const name = words.find((text) => text !== '') ?? '';
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** 'Text „Titel“', given the words of the types. */
export function layerWords(layer: DraftLayer, types: Readonly<Record<string, string>>): string {
  const word = types[typeOf(layer)] ?? 'Ebene';
  const name = nameOf(layer);
  return name === '' ? word : `${word} „${name}“`;
}

/** '12 % von links, 40 % von oben' */
export const placeWords = ({ x, y }: LayerFrame): string =>
  `${formatPercent(x)} von links, ${formatPercent(y)} von oben`;

/** '50 % breit, 20 % hoch' */
export const sizeWords = ({ width, height }: LayerFrame): string =>
  `${formatPercent(width)} breit, ${formatPercent(height)} hoch`;

/** '-15° gedreht' */
export const turnWords = ({ rotation }: TurnedFrame): string => `um ${formatNumber(rotation)}° gedreht`;
