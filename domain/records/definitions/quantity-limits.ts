import type { Remarks } from '../field-form.js';
import { optionalNumber } from '../fields.js';

/** Limits of an order in one unit. */
export const quantityLimits = (remarks: Remarks = {}) => ({
  minimumQuantity: optionalNumber('Mindestmenge', {
    ...remarks,
    min: 0,
    help: 'Damit beginnt die Auswahl. Leer: bei 0.',
  }),
  maximumQuantity: optionalNumber('Höchstmenge', { ...remarks, min: 0, help: 'Leer: beliebig viel.' }),
  quantityStepSize: optionalNumber('In Schritten von', {
    ...remarks,
    min: 0,
    help: 'Leer: jede Menge ab der Mindestmenge.',
  }),
});
