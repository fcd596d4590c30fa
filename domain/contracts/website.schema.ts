import { z } from 'zod';

/** How often a redirect was used. */
export const redirectHitsSchema = z
  .object({
    hits: z.number().int(),
    /** Null as long as nobody used it. */
    lastHitAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RedirectHits' });
export type RedirectHits = z.infer<typeof redirectHitsSchema>;
