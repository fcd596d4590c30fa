import { z } from 'zod';
import { innerSchemas, mapValues } from './map-values.js';
import type { Fields } from './record-state.js';
import type { Resource } from './resource.js';

/** In place of an id in a filter: those whose field refers to nothing. */
export const NO_REFERENCE = 'none';

const words: Readonly<Record<string, string>> = { branch: 'Keine Filiale' };

/** The text in a list for a record without a reference to a resource; null if it needs none. */
export const wordsForNone = (resource: string): string | null => words[resource] ?? null;

/** A field that names a record: by `{ id }`, or by the bare id. */
interface ReferenceField {
  readonly resource: string;
}

const referenceFields = z.registry<ReferenceField, z.core.$ZodType>();

/** Another record. `name` is added on reading and ignored on writing. */
export const referenceSchema = z
  .object({ id: z.string(), name: z.string().optional() })
  .meta({ id: 'Reference' });
export type Reference = z.infer<typeof referenceSchema>;

/** Marks a schema of objects with an id, or of ids, as naming records of a resource. */
export function refersTo<Schema extends z.ZodType>(resource: string, schema: Schema): Schema {
  const marked = schema.meta({ ...schema.meta(), 'x-resource': resource });
  referenceFields.add(marked, { resource });
  return marked;
}

/** A place in a record where another one is named. */
export interface FoundReference {
  /** The top-level field that contains it. */
  readonly field: string;
  readonly resource: string;
  readonly id: string;
}

type Visit = (resource: string, value: unknown) => unknown;

/** The value with what `visit` makes of each reference in it. */
export const mapReferences = (schema: z.core.$ZodType, value: unknown, visit: Visit): unknown =>
  mapValues(schema, value, (part, content) => {
    const field = referenceFields.get(part);
    return field && visit(field.resource, content);
  });

/** All references in a record's fields. */
export function referencesIn(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  fields: Readonly<Record<string, unknown>>,
): FoundReference[] {
  const found: FoundReference[] = [];
  for (const [field, schema] of Object.entries(shape)) {
    mapReferences(schema, fields[field], (resource, value) => {
      const id = referredId(value);
      if (id !== null) found.push({ field, resource, id });
      return value;
    });
  }
  return found;
}

/** The resources that values of a schema can refer to. */
export function referredResources(schema: z.core.$ZodType): string[] {
  const field = referenceFields.get(schema);
  if (field) return [field.resource];
  return [...new Set(innerSchemas(schema).flatMap(referredResources))];
}

/** The id that a reference names, by object or bare; null if it names none. */
export function referredId(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : null;
}

/** Removes the names of references, and descriptions of images: they are added on reading and not stored. */
export function stripReferenceNames(resource: Resource, fields: Fields): Fields {
  const stored = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { name: __, description: ___, ...reference } = value as { name?: string; description?: string };
    return reference;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      mapReferences(resource.fields[field]!, value, stored),
    ]),
  );
}
