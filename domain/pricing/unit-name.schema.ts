import { z } from 'zod';

export const unitNameSchema = z
  .enum([
    'piece',
    'serving',
    'pair',
    'person',
    'package',
    'gram',
    'decagram',
    'kilogram',
    'milliliter',
    'centiliter',
    'deciliter',
    'liter',
    'millimeter',
    'centimeter',
    'decimeter',
    'meter',
    'kilometer',
    'squareMillimeter',
    'squareCentimeter',
    'squareDecimeter',
    'squareMeter',
    'cubicMillimeter',
    'cubicCentimeter',
    'cubicDecimeter',
    'cubicMeter',
  ])
  .meta({ id: 'UnitName' });
export type UnitName = z.infer<typeof unitNameSchema>;
