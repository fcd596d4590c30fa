import { priceModelSchema, type PriceModel } from '../../pricing/pricing.schema.js';
import { unitNameSchema, type UnitName } from '../../pricing/unit-name.schema.js';
import { shownAs, type Remarks } from '../field-form.js';
import { unitLabel } from '../../pricing/units.js';

const unitWords = Object.fromEntries(unitNameSchema.options.map((name) => [name, unitLabel(name)])) as Record<
  UnitName,
  string
>;
const control = { kind: 'choice', words: unitWords } as const;

export const unit = (label: string, remarks: Remarks = {}) =>
  shownAs(unitNameSchema.clone(), { label, ...remarks, control });

export const optionalUnit = (label: string, { none, ...remarks }: Remarks & { none?: string } = {}) =>
  shownAs(unitNameSchema.clone().nullable().default(null), {
    label,
    ...remarks,
    control: { ...control, ...(none !== undefined && { none }) },
  });

export const priceModelWords = { fixed: 'Fix', approximate: 'ca.', minimum: 'ab' } as const satisfies Record<
  PriceModel,
  string
>;

/** How binding a price is that was converted to a unit. */
export const conversion = (remarks: Remarks = {}) =>
  shownAs(priceModelSchema.nullable().default(null), {
    label: 'Umrechnung',
    help: '„ca.“ oder „ab“, wo die Menge nur ungefähr stimmt.',
    ...remarks,
    control: {
      kind: 'choice',
      words: { ...priceModelWords, fixed: 'Exakt' },
      none: 'Wie die Preisangabe',
    },
  });
