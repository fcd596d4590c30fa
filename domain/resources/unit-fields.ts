import type { PriceModel } from '../kernel/price-model.js';
import { unitNameSchema, type UnitName } from '../kernel/unit-name.js';
import { shownAs } from '../managed/field-form.js';
import type { Remarks } from '../managed/fields.js';
import { unitLabel } from '../rules/units.js';

const unitWords = Object.fromEntries(unitNameSchema.options.map((name) => [name, unitLabel(name)])) as Record<
  UnitName,
  string
>;
const control = { kind: 'choice', words: unitWords } as const;

export const unit = (label: string, remarks: Remarks = {}) =>
  shownAs(unitNameSchema.clone(), { label, ...remarks, control });

export const optionalUnit = (label: string, remarks: Remarks = {}) =>
  shownAs(unitNameSchema.clone().nullable().default(null), { label, ...remarks, control });

export const priceModelWords = { fixed: 'Fix', approximate: 'ca.', minimum: 'ab' } as const satisfies Record<
  PriceModel,
  string
>;
