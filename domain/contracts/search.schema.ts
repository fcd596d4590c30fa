import { z } from 'zod';
import { orderStatusSchema } from '../ordering/order/order-terms.schema.js';

/** Something that was found: a record of a managed entity, or an order. */
export const foundSchema = z
  .object({
    /** Name of its kind, and its address below /api. */
    resource: z.string(),
    path: z.string(),
    id: z.string(),
    title: z.string(),
    /** The name of the branch it belongs to; of records that belong to one. */
    branch: z.string().optional(),
    /** Distinguishes orders; of orders only. */
    order: z
      .object({
        ticketNumber: z.number().int(),
        placedAt: z.iso.datetime(),
        status: orderStatusSchema,
        branch: z.string(),
        branchId: z.uuid(),
        isDelivery: z.boolean(),
        isDineIn: z.boolean(),
        appointment: z.iso.datetime().nullable(),
        appointmentDate: z.iso.datetime().nullable(),
      })
      .optional(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof foundSchema>;

export const searchAnswerSchema = z.object({
  data: z.array(foundSchema),
  /** How many orders there are in all, of which some are in `data`; counted as the list of orders counts a search. */
  meta: z.object({ orders: z.number().int() }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
