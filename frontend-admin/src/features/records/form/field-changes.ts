import type { Fields } from '@bestellwerk/domain/records/record-state';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
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

/** A field that two people have changed to different values. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly before: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Mine, with what only they have changed taken over. */
  readonly fields: Fields;
  readonly taken: readonly string[];
  readonly clashes: readonly Clash[];
}

interface Sides {
  readonly before: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
}

/** Brings together what two people have made of the same record. `plain` is what of the fields counts. */
export function mergeFields(
  { before, mine, theirs }: Sides,
  plain = (fields: Fields): Fields => fields,
): Merged {
  const [was, is, other] = [plain(before), plain(mine), plain(theirs)];
  const names = Object.keys(mine).filter((name) => !sameValue(other[name], was[name]));
  const taken = names.filter((name) => sameValue(is[name], was[name]));
  const clashing = names.filter((name) => !taken.includes(name) && !sameValue(is[name], other[name]));
  return {
    fields: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    taken,
    clashes: clashing.map((field) => ({
      field,
      mine: mine[field],
      before: before[field],
      theirs: theirs[field],
    })),
  };
}
