import { z } from 'zod';

/** Marks the schema fields that the log stores encrypted. */
export const personalFields = z.registry<{ personal: true }>();

/** A personal field: encrypted in the log, and null once its subject has been erased. */
export function personal<Schema extends z.ZodType>(schema: Schema) {
  const field = schema.nullable();
  personalFields.add(field, { personal: true });
  return field;
}
