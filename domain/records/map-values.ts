import type { z } from 'zod';

interface Parts {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

const partsOf = (schema: z.core.$ZodType) => schema._zod.def as Parts;

/** What is made of a value of this schema; undefined to look into it. */
type Visit = (schema: z.core.$ZodType, value: unknown) => unknown;

/**
 * The value with what `visit` makes of those parts of it for which it answers something. Of parts of several types the one counts
 * whose `type` it is.
 */
export function mapValues(schema: z.core.$ZodType, value: unknown, visit: Visit): unknown {
  if (value === null || value === undefined) return value;
  const made = visit(schema, value);
  if (made !== undefined) return made;
  const { shape, element, innerType, options } = partsOf(schema);
  if (innerType) return mapValues(innerType, value, visit);
  if (element && Array.isArray(value)) return value.map((item) => mapValues(element, item, visit));
  if (typeof value !== 'object') return value;
  const option = options?.find((one) => isOfType(one, value));
  if (option) return mapValues(option, value, visit);
  if (!shape) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, inner ? mapValues(inner, content, visit) : content];
    }),
  );
}

function isOfType(option: z.core.$ZodType, value: object): boolean {
  const { values } = (partsOf(option).shape?.['type']?._zod.def ?? {}) as { values?: readonly unknown[] };
  return values?.includes((value as { type?: unknown }).type) ?? false;
}

/** The schemas directly inside another one. */
export function innerSchemas(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { shape, element, innerType, options } = partsOf(schema);
  return [innerType, element, ...Object.values(shape ?? {}), ...(options ?? [])].flatMap(
    (part) => part ?? [],
  );
}
