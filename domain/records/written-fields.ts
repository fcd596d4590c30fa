import { z } from 'zod';
import { personalFields } from '../kernel/event.js';
import type { FieldSchemas } from './field-form.js';

/**
 * The fields as people write them, without those that the server keeps for itself. Null means that the person was
 * erased, and is never entered.
 */
export const writtenFields = <Shape extends FieldSchemas>(
  fields: Shape,
  kept: readonly string[] = [],
): Shape =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !kept.includes(name))
      .map(([name, schema]) => [name, written(schema)]),
  ) as unknown as Shape;

function written(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) {
    return written(schema.unwrap() as z.ZodType).default(schema.def.defaultValue);
  }
  const isPersonal = personalFields.has(schema) && schema instanceof z.ZodNullable;
  return isPersonal ? (schema.unwrap() as z.ZodType) : schema;
}
