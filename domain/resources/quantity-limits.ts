import { optionalNumber, type Remarks } from '../managed/fields.js';

/** What may be ordered of a unit. */
export const quantityLimits = (remarks: Remarks = {}) => ({
  minimumQuantity: optionalNumber('Mindestmenge', { ...remarks, min: 0 }),
  maximumQuantity: optionalNumber('Höchstmenge', { ...remarks, min: 0 }),
  quantityStepSize: optionalNumber('Schritt', { ...remarks, min: 0 }),
});
