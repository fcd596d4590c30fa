import { z } from 'zod';
import {
  type PriceModel,
  priceModelSchema,
  type UnitName,
  unitNameSchema,
} from '../../pricing/pricing.schema.js';
import { type Remarks, shownAs } from '../field-form.js';
import { unitLabel } from '../../pricing/units.js';
import { optionalNumber } from '../fields.js';

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

/** Another unit in which a product can be ordered. */
export const alternativeUnitSchema = z
  .object({
    unit: unit('Einheit'),
    /** 1 alternative unit is this many product units, where the unit types differ. */
    ratio: optionalNumber('Entspricht', {
      min: 0,
      help: 'So vielen Einheiten des Produkts: Wiegt ein Stück 0,2 kg, dann 0,2. Nur nötig, wo man nicht umrechnen kann wie g in kg.',
    }),
    ...quantityLimits(),
    calculationModel: conversion(),
  })
  .meta({ id: 'AlternativeUnit' });
export type AlternativeUnit = z.infer<typeof alternativeUnitSchema>;
