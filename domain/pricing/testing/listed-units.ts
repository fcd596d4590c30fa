import type { UnitName } from '../pricing.schema.js';

/** Type and factor of every unit, copied from the specification. */
export const listedUnits: Record<UnitName, readonly [type: string, factor: number]> = {
  piece: ['amount', 1],
  serving: ['serving', 1],
  pair: ['pair', 1],
  person: ['person', 1],
  package: ['package', 1],
  gram: ['weight', 1],
  decagram: ['weight', 10],
  kilogram: ['weight', 1000],
  milliliter: ['volume', 1],
  centiliter: ['volume', 10],
  deciliter: ['volume', 100],
  liter: ['volume', 1000],
  millimeter: ['length', 1],
  centimeter: ['length', 10],
  decimeter: ['length', 100],
  meter: ['length', 1000],
  kilometer: ['length', 1e6],
  squareMillimeter: ['square', 1],
  squareCentimeter: ['square', 100],
  squareDecimeter: ['square', 1e4],
  squareMeter: ['square', 1e6],
  cubicMillimeter: ['cubic', 1],
  cubicCentimeter: ['cubic', 1e3],
  cubicDecimeter: ['cubic', 1e6],
  cubicMeter: ['cubic', 1e9],
};

export const unitNames = Object.keys(listedUnits) as UnitName[];
