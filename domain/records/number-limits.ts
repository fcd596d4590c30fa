import { z } from 'zod';
import { formOf } from './field-form.js';

const CENT = 0.01;

/** Limits of a typed number. */
export interface NumberLimits {
  readonly decimals: number | undefined;
  readonly max: number | undefined;
  readonly unit: string | undefined;
}

/** The limits of a number field, from its schema. */
export function numberLimits(schema: z.ZodType): NumberLimits {
  const control = formOf(schema)?.control;
  const { unit = undefined, step = undefined } = control?.kind === 'number' ? control : {};
  const number = bare(schema);
  return {
    decimals: number?.isInt || step === 1 ? 0 : step === CENT ? 2 : undefined,
    max: number?.maxValue ?? undefined,
    unit,
  };
}

/** The smallest number that makes sense. */
export const leastNumber = (schema: z.ZodType): number | undefined => bare(schema)?.minValue ?? undefined;

/** The schema of the number below all that makes it optional, nullable or gives it a default. */
function bare(schema: z.ZodType): z.ZodNumber | null {
  if (schema instanceof z.ZodNumber) return schema;
  return 'innerType' in schema.def ? bare(schema.def.innerType as z.ZodType) : null;
}
