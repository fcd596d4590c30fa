import { formOf } from '@bestellwerk/domain/records/field-form';
import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { listed, matchItems } from '@bestellwerk/domain/records/merging/item-matching';
import { partsOf } from '@bestellwerk/domain/records/merging/value-parts';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import type { z } from 'zod';
import { firstWords } from '../../../shared/record-fields/item-words.js';
import { isGiven, labelled } from '../../../shared/record-fields/plain.labels.js';
import { type ComparedValue, comparedValues } from './comparison/compared-values.js';

/** What one side has where the two differ. */
export type PartOfSide =
  | { readonly kind: 'value'; readonly schema: z.ZodType; readonly value: unknown }
  /** An item that the other side has removed, by its fields; they are in `before`. */
  | { readonly kind: 'item'; readonly values: readonly ComparedValue[] }
  | { readonly kind: 'removed' }
  /** The words of all items, in their order. */
  | { readonly kind: 'order'; readonly words: readonly string[] };

/** Something in which the two sides of a clash differ. */
export interface ClashPart {
  /** Outermost first, such as '2. Abschnitt: Text', 'Überschrift'. */
  readonly place: readonly string[];
  readonly mine: PartOfSide;
  readonly theirs: PartOfSide;
}

/** All in which two values of a field differ: fields of groups and items, removed items, and the order of lists. */
export function clashParts(
  schema: z.ZodType,
  mine: unknown,
  theirs: unknown,
  place: readonly string[] = [],
): ClashPart[] {
  if (sameValue(mine ?? null, theirs ?? null) || (!isGiven(mine) && !isGiven(theirs))) return [];
  const kind = formOf(schema)?.control.kind;
  if (kind === 'group' || kind === 'tabs') return fieldParts(schema, mine, theirs, place);
  if (kind === 'collection' && Array.isArray(mine) && Array.isArray(theirs)) {
    return itemParts(schema, mine as Fields[], theirs as Fields[], place);
  }
  const side = (value: unknown): PartOfSide => ({ kind: 'value', schema, value });
  return [{ place, mine: side(mine), theirs: side(theirs) }];
}

const fieldParts = (schema: z.ZodType, mine: unknown, theirs: unknown, place: readonly string[]) =>
  labelled(schema).flatMap(([name, part, label]) =>
    clashParts(part, (mine as Fields | null)?.[name], (theirs as Fields | null)?.[name], [...place, label]),
  );

function itemParts(
  schema: z.ZodType,
  mine: readonly Fields[],
  theirs: readonly Fields[],
  place: readonly string[],
): ClashPart[] {
  const parts = partsOf(schema);
  if (parts.kind !== 'items') return [];
  const matches = matchItems(listed(mine, parts.items), listed(theirs, parts.items), parts.items);
  const nameOf = (item: Fields, index: number) => [...place, itemName(schema, item, index)];
  const removed: PartOfSide = { kind: 'removed' };
  const kept = mine.flatMap((item, index): ClashPart[] => {
    const at = matches.findIndex((match) => match?.index === index);
    const name = nameOf(item, index);
    if (at < 0) return [{ place: name, mine: wholeItem(schema, item), theirs: removed }];
    const fields = itemSchema(schema, typeOf(item));
    return fields ? fieldParts(fields, item, theirs[at], name) : [];
  });
  const others = theirs.flatMap((item, at): ClashPart[] =>
    matches[at] ? [] : [{ place: nameOf(item, at), mine: removed, theirs: wholeItem(schema, item) }],
  );
  const order = matches.flatMap((match) => (match ? [match.index] : []));
  const isMoved = order.some((index, at) => at > 0 && index < order[at - 1]!);
  const orderOf = (items: readonly Fields[]): PartOfSide => ({
    kind: 'order',
    words: items.map((item) => itemWords(schema, item)),
  });
  const moved = { place: [...place, 'Reihenfolge'], mine: orderOf(mine), theirs: orderOf(theirs) };
  return [...kept, ...others, ...(isMoved ? [moved] : [])];
}

function wholeItem(schema: z.ZodType, item: Fields): PartOfSide {
  const fields = (itemSchema(schema, typeOf(item))?.shape ?? {}) as Record<string, z.ZodType>;
  return { kind: 'item', values: comparedValues({ fields }, item, {}) };
}

/** '2. Abschnitt: Text', as the comparison of versions names it. */
function itemName(schema: z.ZodType, item: Fields, index: number): string {
  const control = formOf(schema)?.control;
  const one = control?.kind === 'collection' ? control.one : '';
  return `${index + 1}. ${one}: ${typeWords(schema, item)}`;
}

/** 'Text „Anfahrt“' */
function itemWords(schema: z.ZodType, item: Fields): string {
  const fields = itemSchema(schema, typeOf(item));
  const words = fields ? firstWords(fields, item) : '';
  return words === '' ? typeWords(schema, item) : `${typeWords(schema, item)} „${words}“`;
}

function typeWords(schema: z.ZodType, item: Fields): string {
  const control = formOf(schema)?.control;
  const type = typeOf(item);
  return control?.kind === 'collection' ? (control.types[type] ?? type) : type;
}
