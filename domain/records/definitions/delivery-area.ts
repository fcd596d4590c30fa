import { z } from 'zod';
import { flag, money, optionalMoney, optionalText, percent, text } from '../fields.js';

/** Where a branch delivers, for how much. */
export const deliveryAreaSchema = z
  .object({
    area: text('Gebiet', { help: 'So wählen es die Kunden aus.' }),
    zipCodes: optionalText('Postleitzahlen', {
      help: 'Zum Beispiel 1040, 1050–1070. Leer: alle des Landes, die kein anderes Gebiet nennt.',
    }),
    price: money('Lieferkosten', { help: 'Brutto, je Bestellung.' }),
    tax: percent('Mehrwertsteuer'),
    free: flag('Immer kostenlos', { help: 'Die Lieferkosten zählen dann nicht.' }),
    freeFromOrderValue: optionalMoney('Kostenlos ab', { help: 'Wert der Bestellung. Leer: nie.' }),
    minimumOrderValue: optionalMoney('Mindestbestellwert', { help: 'Leer: keiner.' }),
  })
  .meta({ id: 'DeliveryArea' });
export type DeliveryArea = z.infer<typeof deliveryAreaSchema>;
