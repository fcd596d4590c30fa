import { z } from 'zod';
import { optionalNumber } from '../fields.js';
import { quantityLimits } from './quantity-limits.js';
import { conversion, unit } from './unit-fields.js';

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
