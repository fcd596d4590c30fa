import { personalFields } from '@bestellwerk/domain/kernel/personal';
import type { z } from 'zod';

/** Whether a field is required. Null in a personal field means erased and cannot be entered. */
export const isNeeded = (schema: z.ZodType): boolean =>
  !schema.safeParse(undefined).success && (personalFields.has(schema) || !schema.safeParse(null).success);
