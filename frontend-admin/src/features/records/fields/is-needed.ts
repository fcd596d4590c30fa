import type { z } from 'zod';

/** Whether a field cannot be left empty. */
export const isNeeded = (schema: z.ZodType): boolean =>
  !schema.safeParse(undefined).success && !schema.safeParse(null).success;
