import { personalFields } from '@bestellwerk/domain/kernel/personal';
import type { z } from 'zod';

/** Where the personal fields of a schema are. */
export interface PersonalShape {
  readonly personal?: true;
  readonly fields?: ReadonlyMap<string, PersonalShape>;
  /** The shape of every element of an array, or of every value of a record. */
  readonly each?: PersonalShape;
}

interface SchemaParts {
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
}

const known = new WeakMap<z.core.$ZodType, PersonalShape | null>();

/** The personal fields below a schema, or null if it has none. Walks every schema once. */
export function personalShape(schema: z.core.$ZodType): PersonalShape | null {
  const cached = known.get(schema);
  if (cached !== undefined) return cached;
  known.set(schema, null);
  const shape = walk(schema);
  known.set(schema, shape);
  return shape;
}

function walk(schema: z.core.$ZodType): PersonalShape | null {
  if (personalFields.get(schema)) return { personal: true };
  const parts = schema._zod.def as SchemaParts;
  if (parts.getter) return refuseRecursion(parts.getter());
  if (parts.shape) return ofFields(parts.shape);
  const repeated = parts.element ?? parts.valueType;
  if (repeated) {
    const each = personalShape(repeated);
    return each && { each };
  }
  const alternatives = [
    parts.innerType,
    parts.in,
    parts.out,
    parts.left,
    parts.right,
    ...(parts.options ?? []),
  ];
  return alternatives.reduce<PersonalShape | null>(
    (merged, part) => merge(merged, part ? personalShape(part) : null),
    null,
  );
}

function ofFields(shape: Record<string, z.core.$ZodType>): PersonalShape | null {
  const fields = new Map<string, PersonalShape>();
  for (const [name, schema] of Object.entries(shape)) {
    const inner = personalShape(schema);
    if (inner) fields.set(name, inner);
  }
  return fields.size > 0 ? { fields } : null;
}

function refuseRecursion(schema: z.core.$ZodType): null {
  if (personalShape(schema)) throw new Error('Personal fields cannot stand in a recursive schema');
  return null;
}

function merge(one: PersonalShape | null, other: PersonalShape | null): PersonalShape | null {
  if (!one || !other) return one ?? other;
  const fields = new Map(one.fields);
  for (const [name, shape] of other.fields ?? []) {
    fields.set(name, merge(fields.get(name) ?? null, shape) as PersonalShape);
  }
  const each = merge(one.each ?? null, other.each ?? null);
  return {
    ...((one.personal ?? other.personal) && { personal: true }),
    ...(fields.size > 0 && { fields }),
    ...(each && { each }),
  };
}
