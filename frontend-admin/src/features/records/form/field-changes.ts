import { mergedValue, type Sides } from '@bestellwerk/domain/records/merging/merged-value';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { mapReferences, referredId, stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import type { z } from 'zod';

/** The fields of a record that can be written, without its bookkeeping. */
export const ownFields = (resource: Resource, record: Fields): Fields =>
  Object.fromEntries(Object.keys(resource.fields).map((name) => [name, record[name] ?? null]));

/** The changed fields, which are to be written. */
export function changedFields(resource: Resource, before: Fields, after: Fields): Fields {
  const known = stripReferenceNames(resource, before);
  return Object.fromEntries(
    Object.entries(stripReferenceNames(resource, after)).filter(
      ([name, value]) => !sameValue(value, known[name]),
    ),
  );
}

/** A record's fields for another one beside it: what no two may share gets a new value or none. */
export function copiedFields({ fields: shape, unique = [] }: Resource, fields: Fields): Fields {
  const names = unique.map((group) => group.at(-1)!);
  const copies = names.map((name) => [name, copyOf(shape[name]!, fields[name])]);
  return { ...fields, ...Object.fromEntries(copies) };
}

function copyOf(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  const candidates = value.includes('@') ? [] : [`${value} (Kopie)`, `${value}-kopie`];
  return candidates.find((candidate) => schema.safeParse(candidate).success) ?? '';
}

/** Initial fields of a new record, passed by the page that opens its form. */
export interface BeginsWith {
  fields: Fields;
}

/** A field that two people have changed to different values, each with what can be merged of the other's changes. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly before: unknown;
  readonly theirs: unknown;
  /** Whether either value has changes of both. */
  readonly isMerged: boolean;
}

export interface Merged {
  /** Mine, with what only they have changed taken over. */
  readonly fields: Fields;
  /** The fields with something that they have changed. */
  readonly taken: readonly string[];
  readonly clashes: readonly Clash[];
}

/** Brings together what two people have made of the same record, without its bookkeeping. */
export function mergeFields(resource: Resource, { before, mine, theirs }: Sides<Fields>): Merged {
  const plain = (fields: Fields) => stripReferenceNames(resource, fields);
  const [was, is, other] = [plain(before), plain(mine), plain(theirs)];
  const fields: Record<string, unknown> = { ...mine };
  const taken: string[] = [];
  const clashes: Clash[] = [];
  for (const field of Object.keys(mine)) {
    if (sameValue(other[field], was[field]) || sameValue(is[field], other[field])) continue;
    if (sameValue(is[field], was[field])) {
      fields[field] = theirs[field];
      taken.push(field);
      continue;
    }
    const schema = resource.fields[field]!;
    const sides = { before: was[field], mine: is[field], theirs: other[field] };
    const merged = mergedValue(schema, sides);
    const named = (value: unknown) => withNames(schema, value, [mine[field], theirs[field]]);
    fields[field] = named(merged.mine);
    if (sameValue(merged.mine, merged.theirs)) taken.push(field);
    else {
      const isMerged = !sameValue(merged.mine, sides.mine) || !sameValue(merged.theirs, sides.theirs);
      const values = { mine: fields[field], before: before[field], theirs: named(merged.theirs) };
      clashes.push({ field, ...values, isMerged });
    }
  }
  return { fields, taken, clashes };
}

/** The value with what references in `sources` say beside what is stored, such as their names. */
function withNames(schema: z.ZodType, value: unknown, sources: readonly unknown[]): unknown {
  const known = new Map<string, unknown>();
  for (const source of sources) {
    mapReferences(schema, source, (kind, reference) => {
      const id = referredId(reference);
      if (id !== null) known.set(`${kind} ${id}`, reference);
      return reference;
    });
  }
  return mapReferences(schema, value, (kind, reference) => {
    const source = known.get(`${kind} ${referredId(reference)}`);
    return isObject(source) && isObject(reference) ? { ...source, ...reference } : reference;
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
