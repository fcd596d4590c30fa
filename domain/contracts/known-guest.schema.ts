import { z } from 'zod';
import { orderItemSchema } from '../ordering/order/order-terms.schema.js';

/** Somebody whose phone number is known, from the customers or from earlier orders. Empty texts are unknown. */
export const knownGuestSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    floor: z.string(),
    stairway: z.string(),
    door: z.string(),
    zipCode: z.string(),
    city: z.string(),
    /** Of the customer's record. */
    customer: z.object({ id: z.uuid(), isBlocked: z.boolean(), note: z.string() }).nullable(),
    /** The newest order that the caller may see. */
    lastOrder: z
      .object({ id: z.uuid(), placedAt: z.iso.datetime(), items: z.array(orderItemSchema) })
      .nullable(),
  })
  .meta({ id: 'KnownGuest' });
export type KnownGuest = z.infer<typeof knownGuestSchema>;
