import type { z } from 'zod';
import type { FieldSchemas } from '../field-form.js';
import { mergedItems, type MergedValue, type Sides } from './merged-items.js';
import { partsOf } from './value-parts.js';
import { sameValue } from '../same-value.js';

export type { MergedValue, Sides } from './merged-items.js';

/**
 * Brings together what two people made of one value of a field at the same time, without names of references. Groups are merged field by
 * field, lists and trees item by item. The two results are equal unless the changes clash; then they differ only in that.
 */
export function mergedValue(schema: z.ZodType, sides: Sides): MergedValue {
  const { before, mine, theirs } = sides;
  if (sameValue(before, theirs) || sameValue(mine, theirs)) return { mine, theirs: mine };
  if (sameValue(before, mine)) return { mine: theirs, theirs };
  const parts = partsOf(schema);
  if (parts.kind === 'fields' && isEach(sides, isObject)) return mergedParts(parts.shape, sides);
  if (parts.kind === 'items' && isEach(sides, Array.isArray)) {
    return mergedItems(parts.items, sides as Sides<unknown[]>, mergedParts);
  }
  return { mine, theirs };
}

/** Fields that the shape does not have are one value each. */
function mergedParts(shape: FieldSchemas, sides: Sides): MergedValue {
  const { before, mine, theirs } = sides as Sides<Readonly<Record<string, unknown>>>;
  const names = [...new Set([mine, theirs, before].flatMap((side) => Object.keys(side)))];
  const merged = names.map((name) => {
    const values = { before: before[name], mine: mine[name], theirs: theirs[name] };
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, schema ? mergedValue(schema, values) : mergedWhole(values)] as const;
  });
  const made = (winner: keyof MergedValue) =>
    Object.fromEntries(
      merged.flatMap(([name, value]) => (value[winner] === undefined ? [] : [[name, value[winner]]])),
    );
  return { mine: made('mine'), theirs: made('theirs') };
}

function mergedWhole({ before, mine, theirs }: Sides): MergedValue {
  if (sameValue(before, theirs)) return { mine, theirs: mine };
  return sameValue(before, mine) ? { mine: theirs, theirs } : { mine, theirs };
}

const isEach = ({ before, mine, theirs }: Sides, is: (value: unknown) => boolean): boolean =>
  [before, mine, theirs].every(is);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
