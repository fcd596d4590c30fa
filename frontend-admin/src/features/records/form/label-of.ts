import { formOf } from '@bestellwerk/domain/managed/field-form';
import type { Resource } from '@bestellwerk/domain/managed/resource';

/** What people call the field that a dotted path leads to. */
export function labelOf({ fields }: Resource, path: string): string {
  const schema = fields[path.split('.')[0]!];
  return (schema && formOf(schema)?.label) ?? path;
}
