import { personalFields } from '@bestellwerk/domain/kernel/event';
import type { z } from 'zod';

/** Where the personal fields of a schema are. */
export interface PersonalFieldPaths {
  readonly personal?: true;
  readonly fields?: ReadonlyMap<string, PersonalFieldPaths>;
  /** The shape of every element of an array, or of every value of a record. */
  readonly each?: PersonalFieldPaths;
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
  readonly items?: readonly z.core.$ZodType[];
  readonly keyType?: z.core.$ZodType;
  readonly catchall?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
}

const known = new WeakMap<z.core.$ZodType, PersonalFieldPaths | null>();

/**
 * The personal fields below a schema, or null if it has none. Walks every schema once.
 * Throws if a schema that contains itself has any, since their depth is unbounded.
 */
export function personalFieldPaths(schema: z.core.$ZodType): PersonalFieldPaths | null {
  const cached = known.get(schema);
  if (cached !== undefined) return cached;
  const shape = walk(schema, new Set(), new Set());
  known.set(schema, shape);
  return shape;
}

type Schemas = Set<z.core.$ZodType>;

function walk(schema: z.core.$ZodType, around: Schemas, recursive: Schemas): PersonalFieldPaths | null {
  if (personalFields.get(schema)) return { personal: true };
  if (around.has(schema)) {
    recursive.add(schema);
    return null;
  }
  around.add(schema);
  const shape = ofParts(schema._zod.def as SchemaParts, (part) => walk(part, around, recursive));
  around.delete(schema);
  if (shape && recursive.has(schema)) {
    throw new Error('Personal fields cannot stand in a schema that contains itself');
  }
  return shape;
}

type Walk = (part: z.core.$ZodType) => PersonalFieldPaths | null;

function ofParts(parts: SchemaParts, inner: Walk): PersonalFieldPaths | null {
  if ([parts.keyType, parts.catchall, ...(parts.items ?? [])].some((part) => part && inner(part))) {
    throw new Error('Personal fields cannot stand in a tuple, a key or a catchall');
  }
  if (parts.shape) return ofFields(parts.shape, inner);
  const repeated = parts.element ?? parts.valueType;
  if (repeated) {
    const each = inner(repeated);
    return each && { each };
  }
  return [
    parts.innerType,
    parts.getter?.(),
    parts.in,
    parts.out,
    parts.left,
    parts.right,
    ...(parts.options ?? []),
  ].reduce<PersonalFieldPaths | null>((merged, part) => merge(merged, part ? inner(part) : null), null);
}

function ofFields(shape: Record<string, z.core.$ZodType>, inner: Walk): PersonalFieldPaths | null {
  const fields = new Map<string, PersonalFieldPaths>();
  for (const [name, schema] of Object.entries(shape)) {
    const found = inner(schema);
    if (found) fields.set(name, found);
  }
  return fields.size > 0 ? { fields } : null;
}

function merge(one: PersonalFieldPaths | null, other: PersonalFieldPaths | null): PersonalFieldPaths | null {
  if (!one || !other) return one ?? other;
  const fields = new Map(one.fields);
  for (const [name, shape] of other.fields ?? []) {
    fields.set(name, merge(fields.get(name) ?? null, shape) as PersonalFieldPaths);
  }
  const each = merge(one.each ?? null, other.each ?? null);
  return {
    ...((one.personal ?? other.personal) && { personal: true }),
    ...(fields.size > 0 && { fields }),
    ...(each && { each }),
  };
}
