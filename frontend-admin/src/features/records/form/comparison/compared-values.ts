import { diffArrays } from 'diff';
import { itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import type { z } from 'zod';
import { isGiven, labelled } from '../../../../shared/record-fields/plain.labels.js';

/** One value of two versions of a record, with the names of all it is part of. */
export interface ComparedValue {
  /** Outermost first, such as 'Inhalt', '2. Abschnitt: Text', 'Überschrift'. */
  readonly place: readonly string[];
  readonly schema: z.ZodType;
  readonly before: unknown;
  readonly after: unknown;
  readonly isSame: boolean;
}

/** All values that either of two versions has, in the order of the form; lists are matched by their equal items. */
export function comparedValues(
  { fields }: Pick<Resource, 'fields'>,
  before: Fields,
  after: Fields,
): ComparedValue[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const label = formOf(schema)?.label;
    return label === undefined ? [] : valuesOf([label], schema, before[name], after[name]);
  });
}

function valuesOf(
  place: readonly string[],
  schema: z.ZodType,
  before: unknown,
  after: unknown,
): ComparedValue[] {
  if (!isGiven(before) && !isGiven(after)) return [];
  const control = formOf(schema)?.control;
  switch (control?.kind) {
    case 'group':
    case 'tabs':
      return partsOf(place, schema, before, after);
    case 'collection':
      return matched(listOf(before), listOf(after)).flatMap(([left, right], index) => {
        const type = typeOf(right ?? left);
        const item = itemSchema(schema, type);
        const name = `${index + 1}. ${control.one}: ${control.types[type] ?? type}`;
        return item ? partsOf([...place, name], item, left, right) : [];
      });
    default:
      return [{ place, schema, before, after, isSame: sameValue(before ?? null, after ?? null) }];
  }
}

const partsOf = (
  place: readonly string[],
  schema: z.ZodType,
  before: unknown,
  after: unknown,
): ComparedValue[] =>
  labelled(schema).flatMap(([name, part, label]) =>
    valuesOf([...place, label], part, (before as Fields | null)?.[name], (after as Fields | null)?.[name]),
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

type Pair = readonly [before: unknown, after: unknown];

/** Equal items stand beside each other; between them, those of one type are taken for changed ones, in their order. */
function matched(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const pairs: Pair[] = [];
  let left: unknown[] = [];
  const flush = () => {
    pairs.push(...left.map((item): Pair => [item, null]));
    left = [];
  };
  for (const { value, added, removed } of diffArrays([...before], [...after], { comparator: sameValue })) {
    if (removed) left.push(...value);
    else if (!added) {
      flush();
      pairs.push(...value.map((item): Pair => [item, item]));
    } else {
      for (const item of value) {
        const index = left.findIndex((one) => typeOf(one) === typeOf(item));
        const unmatched = left.splice(0, Math.max(index, 0));
        pairs.push(...unmatched.map((one): Pair => [one, null]), [index < 0 ? null : left.shift(), item]);
      }
    }
  }
  flush();
  return pairs;
}
