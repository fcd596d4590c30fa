import { z } from 'zod';

/** Something that was found: a record of a managed entity, or an order. */
export const foundSchema = z
  .object({
    /** Name of its kind, and its address below /api. */
    resource: z.string(),
    path: z.string(),
    id: z.string(),
    title: z.string(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof foundSchema>;
