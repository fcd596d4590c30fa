import type { z } from 'zod';
import { flag, orderFormSchema } from '../checkout/order-form.schema.js';

/** An order as staff enter it. Terms need no agreement: they are a guest's, who reads them. */
export const orderEntrySchema = orderFormSchema
  .safeExtend({
    /** Promised although it is outside of hours, lead times, pause, capacity, minimum or area. */
    isOverridden: flag,
    /** The whole amount was taken by `paymentMethod` when the order was entered. */
    isPaid: flag,
  })
  .meta({ id: 'OrderEntry' });
export type OrderEntry = Omit<z.infer<typeof orderEntrySchema>, 'company'>;
