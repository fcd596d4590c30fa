import type { Schema, SchemaObject, Schemas } from './open-api-types.js';

/** Deeper down, lists are empty: some schemas hold themselves. */
const DEEPEST = 6;

const byFormat: Readonly<Record<string, string>> = {
  uuid: '3e0b6402-1dc0-56a7-a444-e2d1c28e289f',
  'date-time': '2026-11-22T10:30:00.000Z',
  date: '2026-11-22',
  email: 'resi@example.org',
  uri: 'https://zurlinde.example',
};
const byPattern = [
  '1',
  'ABC234',
  'a'.repeat(64),
  '10:30',
  '2026-11-22',
  'a'.repeat(40),
  'wien',
  '#2f855a',
  'data:text/plain;base64,SGFsbG8=',
];

/** Gives every named schema an example that fits it; those that were written stay. */
export function withExamples(schemas: Schemas): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      '$ref' in schema ? schema : { ...schema, example: exampleOf(schema, schemas, written(name, schemas)) },
    ]),
  );
}

/** A value that fits a schema and contains the values that are already known. */
export function exampleOf(schema: Schema, schemas: Schemas, known?: unknown, depth = 0): unknown {
  const whole = resolved(schema, schemas);
  if (known === null) return null;
  if (known === undefined && whole.example !== undefined) return whole.example as unknown;
  if (whole.enum) return known ?? (whole.enum as unknown[])[0];
  const choices = whole.anyOf ?? whole.oneOf ?? [];
  const choice = choices.find((one) => isOfKind(one, schemas, known)) ?? choices[0];
  if (choice) return exampleOf(choice, schemas, known, depth);
  switch (whole.type) {
    case 'object':
      return objectExample(whole, schemas, known, depth);
    case 'array':
      return listExample(whole, schemas, known, depth);
    case 'string':
      return known ?? textExample(whole);
    case 'integer':
    case 'number':
      return known ?? Math.min(Math.max(1, whole.minimum ?? 1), whole.maximum ?? 1);
    case 'boolean':
      return known ?? true;
    default:
      return known ?? null;
  }
}

/** Whether what is known of an object does not contradict the words that a schema of one of several kinds allows. */
function isOfKind(schema: Schema, schemas: Schemas, known: unknown): boolean {
  const knownValues = (known ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(resolved(schema, schemas).properties ?? {}).every(([name, part]) => {
    const allowed = resolved(part, schemas).enum as unknown[] | undefined;
    return !allowed || knownValues[name] === undefined || allowed.includes(knownValues[name]);
  });
}

function objectExample(
  { properties = {}, required = [] }: SchemaObject,
  schemas: Schemas,
  known: unknown,
  depth: number,
): object {
  const knownValues = (known ?? {}) as Readonly<Record<string, unknown>>;
  const shown = Object.keys(properties).filter((name) => depth <= DEEPEST || required.includes(name));
  return Object.fromEntries(
    shown.map((name) => [name, exampleOf(properties[name]!, schemas, knownValues[name], depth + 1)]),
  );
}

function listExample(
  { items, maxItems }: SchemaObject,
  schemas: Schemas,
  known: unknown,
  depth: number,
): unknown[] {
  if (items === undefined || 'not' in items || maxItems === 0) return [];
  const knownValues = (known ?? (depth > DEEPEST ? [] : [undefined])) as readonly unknown[];
  return knownValues.map((item) => exampleOf(items, schemas, item, depth + 1));
}

function textExample({ format, pattern, minLength = 0, maxLength = 100 }: SchemaObject): string {
  const usual = byFormat[format ?? ''];
  if (usual !== undefined) return usual;
  const fitting = byPattern.find((text) => pattern !== undefined && new RegExp(pattern).test(text));
  return (fitting ?? 'Text').padEnd(minLength, 'e').slice(0, maxLength);
}

/** Without references at its beginning. */
function resolved(schema: Schema, schemas: Schemas): SchemaObject {
  if ('$ref' in schema) {
    return resolved(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]!, schemas);
  }
  const parts = (schema.allOf ?? []).map((part) => resolved(part, schemas));
  return Object.assign({}, ...parts, schema) as SchemaObject;
}

/** A record looks like what was sent to make it. */
function written(name: string, schemas: Schemas): unknown {
  const sent = schemas[`New${name.replace(/Record$/, '')}`];
  return sent && 'example' in sent ? sent.example : undefined;
}
