import { z } from 'zod';

/** A family of letters that the shop can use. */
export const fontSchema = z
  .object({
    /** As in addresses. */
    id: z.string(),
    family: z.string(),
    kind: z.enum(['sans', 'serif', 'display', 'hand']),
    /** As Google names them (`regular`, `700italic`); `variable` is all of them in one style sheet. */
    variants: z.array(z.string()),
  })
  .meta({ id: 'Font' });
export type ListedFont = z.infer<typeof fontSchema>;
