import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { z } from 'zod';
import { type DraftLayer, layerWords } from './layers.js';

const { width, height, background, layers } = imageTemplate.fields;
const drawn = z.object({ width, height, background, layers });

export interface DrawingProblem {
  /** Dotted path inside the record. */
  readonly path: string;
  /** '3. Text „Titel“, Breite' */
  readonly place: string;
  readonly message: string;
}

/** What keeps a template from being drawn, given the words of the types of layers. */
export const drawingProblems = (record: Fields, types: Readonly<Record<string, string>>): DrawingProblem[] =>
  (drawn.safeParse(record).error?.issues ?? []).filter(isOfDrawing).map(({ path, message }) => ({
    path: path.join('.'),
    place: placeOf(path.map(String), record, types),
    message,
  }));

/** The name of a layer is not drawn. */
const isOfDrawing = ({ path }: z.core.$ZodIssue): boolean => path[0] !== 'layers' || path[2] !== 'name';

function placeOf(
  [field = '', index = '', name = '']: readonly string[],
  record: Fields,
  types: Readonly<Record<string, string>>,
): string {
  const schema = imageTemplate.fields[field as keyof typeof imageTemplate.fields];
  const layer = field === 'layers' ? (record['layers'] as readonly DraftLayer[])[Number(index)] : undefined;
  if (!layer) return (schema && formOf(schema)?.label) ?? field;
  const part = itemSchema(layers, typeOf(layer))?.shape[name] as z.ZodType | undefined;
  const label = part && formOf(part)?.label;
  return `${Number(index) + 1}. ${layerWords(layer, types)}${label ? `, ${label}` : ''}`;
}
