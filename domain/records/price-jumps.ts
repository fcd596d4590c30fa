import type { z } from 'zod';
import { toUnits } from '../kernel/money.js';
import { formOf, type FieldSchemas } from './field-form.js';
import type { Fields } from './record-state.js';

/** An amount of money that is ten times what it was, or a tenth of it: more often a slip than a decision. */
export interface PriceJump {
  /** 'Bruttopreis', 'Extra Käse: Betrag' */
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

const TENFOLD = 10;
const MONEY = '€';

interface Parts {
  readonly shape?: FieldSchemas;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
}

/** The amounts of a record that changed at least tenfold, up or down, 0 included. What was 0 or empty before is not compared. */
export const priceJumps = (schemas: FieldSchemas, before: Fields, after: Fields): PriceJump[] =>
  Object.entries(schemas).flatMap(([field, schema]) => jumpsIn(schema, before[field], after[field]));

function jumpsIn(schema: z.ZodType, before: unknown, after: unknown): PriceJump[] {
  const form = formOf(schema);
  if (form?.control.kind === 'number') {
    const isMoney = form.control.unit === MONEY;
    return isMoney && isJump(before, after) ? [{ label: form.label, before, after: after as number }] : [];
  }
  const { shape, element, innerType } = schema.def as Parts;
  if (innerType) return jumpsIn(innerType, before, after);
  if (element && Array.isArray(before) && Array.isArray(after)) {
    return after.flatMap((row: unknown, index) => {
      const jumps = jumpsIn(element, sameRow(before, row, index), row);
      const name = nameOf(row);
      return name === null ? jumps : jumps.map((jump) => ({ ...jump, label: `${name}: ${jump.label}` }));
    });
  }
  return shape && isRecord(before) && isRecord(after) ? priceJumps(shape, before, after) : [];
}

/** A price of nothing is a jump too: a digit too many deleted gives the product away. */
const isJump = (before: unknown, after: unknown): before is number =>
  typeof before === 'number' &&
  typeof after === 'number' &&
  before > 0 &&
  (toUnits(after) >= toUnits(before) * TENFOLD || toUnits(after) * TENFOLD <= toUnits(before));

/** Rows are known by their names; without one, by their place. */
function sameRow(rows: readonly unknown[], row: unknown, index: number): unknown {
  const name = nameOf(row);
  return name === null ? rows[index] : rows.find((other) => nameOf(other) === name);
}

function nameOf(row: unknown): string | null {
  const name = isRecord(row) ? row.name : null;
  return typeof name === 'string' && name !== '' ? name : null;
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
