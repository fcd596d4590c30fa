import { z } from 'zod';
import { priceModelSchema } from '../kernel/price-model.js';
import { shownAs } from '../managed/field-form.js';
import { optionalNumber } from '../managed/fields.js';
import { quantityLimits } from './quantity-limits.js';
import { priceModelWords, unit } from './unit-fields.js';

/** Another unit in which a product can be ordered. */
export const alternativeUnitSchema = z
  .object({
    unit: unit('Einheit'),
    /** 1 alternative unit is this many product units, where the unit types differ. */
    ratio: optionalNumber('Entspricht', {
      min: 0,
      help: 'So viele Einheiten des Produkts; nötig bei einer anderen Art von Einheit.',
    }),
    ...quantityLimits(),
    calculationModel: shownAs(priceModelSchema.nullable().default(null), {
      label: 'Umrechnung',
      control: { kind: 'choice', words: { ...priceModelWords, fixed: 'Exakt' } },
    }),
  })
  .meta({ id: 'AlternativeUnit' });
export type AlternativeUnit = z.infer<typeof alternativeUnitSchema>;
