import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';

/** The German label of the field at a dotted path. */
export function labelOf({ fields }: Resource, path: string): string {
  const schema = fields[path.split('.')[0]!];
  return (schema && formOf(schema)?.label) ?? path;
}
