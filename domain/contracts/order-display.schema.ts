import { z } from 'zod';
import { orderItemSchema, orderStatusSchema } from '../ordering/order/order-terms.schema.js';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';

/** An order as the display at the front desk shows it: whose it is, and how far. */
export const frontDeskOrderSchema = z
  .object({
    ticketNumber: z.number().int(),
    firstName: z.string().nullable(),
    status: orderStatusSchema,
    mode: deliveryModeSchema,
    tableIdentifier: z.string().nullable(),
    placedAt: z.iso.datetime(),
  })
  .meta({ id: 'FrontDeskOrder' });
export type FrontDeskOrder = z.infer<typeof frontDeskOrderSchema>;

/** An order as the kitchen's display shows it: what to prepare, and until when. */
export const kitchenOrderSchema = z
  .object({
    id: z.uuid(),
    ticketNumber: z.number().int(),
    status: orderStatusSchema,
    mode: deliveryModeSchema,
    tableIdentifier: z.string().nullable(),
    appointment: z.iso.datetime().nullable(),
    comment: z.string().nullable(),
    items: z.array(orderItemSchema.pick({ name: true, amount: true, unit: true, parts: true })),
    placedAt: z.iso.datetime(),
  })
  .meta({ id: 'KitchenOrder' });
export type KitchenOrder = z.infer<typeof kitchenOrderSchema>;
