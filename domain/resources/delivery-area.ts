import { z } from 'zod';
import { flag, money, optionalMoney, percent, text } from '../managed/fields.js';

/** Where a branch delivers, for how much. */
export const deliveryAreaSchema = z
  .object({
    area: text('Gebiet', { help: 'So wählen es die Kunden aus.' }),
    price: money('Lieferkosten'),
    tax: percent('Mehrwertsteuer'),
    free: flag('Immer kostenlos'),
    freeFromOrderValue: optionalMoney('Kostenlos ab'),
    minimumOrderValue: optionalMoney('Mindestbestellwert'),
  })
  .meta({ id: 'DeliveryArea' });
export type DeliveryArea = z.infer<typeof deliveryAreaSchema>;
