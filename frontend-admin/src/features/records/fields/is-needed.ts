import { personalFields } from '@bestellwerk/domain/kernel/personal';
import type { z } from 'zod';

/** Whether a field cannot be left empty. Null, of a person, is what was erased: nobody can enter it. */
export const isNeeded = (schema: z.ZodType): boolean =>
  !schema.safeParse(undefined).success && (personalFields.has(schema) || !schema.safeParse(null).success);
