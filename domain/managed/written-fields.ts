import { z } from 'zod';
import { personalFields } from '../kernel/personal.js';

/** The fields as people write them: null stands for a person who was erased, and is never entered. */
export const writtenFields = <Shape extends z.ZodRawShape>(fields: Shape): Shape =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, written(schema as z.ZodType)]),
  ) as unknown as Shape;

function written(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) {
    return written(schema.unwrap() as z.ZodType).default(schema.def.defaultValue);
  }
  const isPersonal = personalFields.has(schema) && schema instanceof z.ZodNullable;
  return isPersonal ? (schema.unwrap() as z.ZodType) : schema;
}
