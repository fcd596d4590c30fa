import { formOf, type FieldSchemas } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { z } from 'zod';

/** What a form begins with: defaults where there are some. */
export const emptyFields = (fields: FieldSchemas): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, emptyValue(schema)]));

/** What a field begins with. */
export function emptyValue(schema: z.ZodType): unknown {
  const usual = schema.safeParse(undefined);
  if (usual.success) return usual.data ?? null;
  const control = formOf(schema)?.control;
  if (schema instanceof z.ZodObject && !control) return emptyFields(schema.shape);
  switch (control?.kind) {
    case 'text':
      return '';
    case 'flag':
      return false;
    default:
      return null;
  }
}
