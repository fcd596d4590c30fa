import type { Fields } from '@bestellwerk/domain/records/record-state';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sameValue } from '@bestellwerk/domain/records/same-value';

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
