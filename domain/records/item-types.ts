import { z } from 'zod';

/** The schema below all that makes it optional, nullable or gives it a default. */
export function bare(schema: z.ZodType): z.ZodType {
  return 'innerType' in schema.def ? bare(schema.def.innerType as z.ZodType) : schema;
}

/** The schema of an item of a list of several types; null for a type that the list has no longer. */
export function itemSchema(list: z.ZodType, type: string): z.ZodObject | null {
  const array = bare(list);
  if (!(array instanceof z.ZodArray)) return null;
  const options = (array.element._zod.def as { options?: readonly z.ZodType[] }).options ?? [];
  return options.filter((option) => option instanceof z.ZodObject).find((one) => isOf(one, type)) ?? null;
}

/** The type of an item, as its list names it. */
export const typeOf = (item: unknown): string =>
  String((item as { type?: unknown } | null | undefined)?.type ?? '');

const isOf = ({ shape }: z.ZodObject, type: string): boolean =>
  shape['type'] instanceof z.ZodLiteral && shape['type'].values.has(type);
