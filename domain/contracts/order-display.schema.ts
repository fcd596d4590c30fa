import { z } from 'zod';
import { orderItemSchema, orderStatusSchema } from '../ordering/order/order-terms.schema.js';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';

const instant = z.iso.datetime();

/** What every list of orders for displays says beside the orders. */
export const displayMetaSchema = z
  .object({
    branch: z.object({ id: z.uuid(), name: z.string() }),
    timeZone: z.string(),
    /** The server's clock: that of a display may be wrong. */
    now: instant,
  })
  .meta({ id: 'DisplayMeta' });
export type DisplayMeta = z.infer<typeof displayMetaSchema>;

const displayOrderSchema = z.object({
  id: z.uuid(),
  /** What the guest was given: the ticket number, or the order's public number where a shop has no tickets. */
  number: z.string(),
  ticketNumber: z.number().int(),
  status: orderStatusSchema,
  mode: deliveryModeSchema,
  tableIdentifier: z.string().nullable(),
  placedAt: instant,
  dueAt: instant,
});

/** An order as the display at the front desk shows it: its number, and how far it is. Nobody's name. */
export const frontDeskOrderSchema = displayOrderSchema
  .extend({ readyAt: instant.nullable() })
  .meta({ id: 'FrontDeskOrder' });
export type FrontDeskOrder = z.infer<typeof frontDeskOrderSchema>;

const kitchenItemSchema = orderItemSchema
  .pick({ product: true, name: true, amount: true, unit: true, parts: true })
  .extend({
    /** Where the branch's menu has the product; null where it has it no more. */
    category: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    isPrepared: z.boolean(),
  });
export type KitchenItem = z.infer<typeof kitchenItemSchema>;

/** An order as the displays in the kitchen and behind the counter show it: what to prepare, and until when. */
export const kitchenOrderSchema = displayOrderSchema
  .extend({
    appointment: instant.nullable(),
    comment: z.string().nullable(),
    /** In the order of the order's lines: their index names them. */
    items: z.array(kitchenItemSchema),
    /** Its kitchen ticket should have come out of a printer long ago. */
    isTicketLate: z.boolean(),
  })
  .meta({ id: 'KitchenOrder' });
export type KitchenOrder = z.infer<typeof kitchenOrderSchema>;

export const displayAnswer = <Order extends z.ZodType>(order: Order) =>
  z.object({ data: z.array(order), meta: displayMetaSchema });
