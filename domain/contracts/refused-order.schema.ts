import { z } from 'zod';
import { failureSchema } from './envelope.schema.js';

/** 409 for an order whose total is not the one that the guest saw. Nothing is written; the same key can be sent again. */
export const changedTotalSchema = failureSchema
  .extend({ totals: z.object({ expected: z.number(), current: z.number() }) })
  .meta({ id: 'ChangedTotal' });
export type ChangedTotal = z.infer<typeof changedTotalSchema>;

/** 422 for an order that cannot be placed. Under the key of a placed one it names that one: the guest lost its answer. */
export const refusedOrderSchema = failureSchema
  .extend({ placed: z.object({ uid: z.string(), hash: z.string() }).optional() })
  .meta({ id: 'RefusedOrder' });
export type RefusedOrder = z.infer<typeof refusedOrderSchema>;
