import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';

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
