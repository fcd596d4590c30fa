import type { Fields } from './record-state.js';
import { mapReferences } from './reference-fields.js';
import type { Resource } from './resource.js';

/** Removes the names of references, which are added on reading and not stored. */
export function stripReferenceNames(resource: Resource, fields: Fields): Fields {
  const stored = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { name: __, ...reference } = value as { name?: string };
    return reference;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      mapReferences(resource.fields[field]!, value, stored),
    ]),
  );
}
