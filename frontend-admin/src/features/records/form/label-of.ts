import { formOf } from '@bestellwerk/domain/managed/field-form';
import type { Resource } from '@bestellwerk/domain/managed/resource';

/** The German label of the field at a dotted path. */
export function labelOf({ fields }: Resource, path: string): string {
  const schema = fields[path.split('.')[0]!];
  return (schema && formOf(schema)?.label) ?? path;
}
