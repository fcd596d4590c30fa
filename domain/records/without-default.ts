import { z } from 'zod';

/** The schema below its default: what is not there stays away. */
export const withoutDefault = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? withoutDefault(schema.unwrap() as z.ZodType) : schema;
