import type { z } from 'zod';
import { personalFieldPaths } from './personal-field-paths.js';
import { hidePersonal } from './personal-fields.js';

/** Data of an event as it reads once the key of its subject is destroyed. */
export function withoutPersonalData<Data>(schema: z.core.$ZodType, data: Data): Data {
  const shape = personalFieldPaths(schema);
  return shape ? (hidePersonal(data, shape).data as Data) : data;
}
