import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Schema, SchemaObject, Schemas } from './open-api-types.js';

/** At the end of a name: as it may be sent, where an answer has it with every default filled in. */
const SENT = 'Input';

/** A schema as the description has it, and the named schemas that it refers to. */
export function described(
  schema: unknown,
  { schemaType: io }: { readonly schemaType: 'input' | 'output' },
): { schema: SchemaObject; components: Schemas } {
  const { answered, asked } = { answered: converted(schema, 'output'), asked: converted(schema, 'input') };
  if (io === 'output') return answered;
  const differing = differingNames(asked.components, answered.components);
  const named = ([name, one]: [string, Schema]) =>
    differing.has(name) ? [name + SENT, one] : [name, answered.components[name] ?? one];
  const components = Object.fromEntries(Object.entries(asked.components).map(named)) as Schemas;
  return renamed({ schema: asked.schema, components }, differing, (name) => name + SENT);
}

/** The document with plain names for schemas that are only ever sent. */
export function withPlainNames<Document extends { components?: { schemas?: object } }>(
  document: Document,
): Document {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const onlySent = Object.keys(schemas).filter((name) => name.endsWith(SENT) && !(plain(name) in schemas));
  const components = Object.entries(schemas).map(([name, schema]) => [
    onlySent.includes(name) ? plain(name) : name,
    schema,
  ]);
  return renamed(
    {
      ...document,
      components: { ...document.components, schemas: Object.fromEntries(components) as Schemas },
    },
    new Set(onlySent),
    plain,
  );
}

const plain = (name: string): string => name.slice(0, -SENT.length);

function converted(schema: unknown, io: 'input' | 'output'): { schema: SchemaObject; components: Schemas } {
  const { definitions = {}, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    target: 'openapi-3.0',
    unrepresentable: 'any',
    io,
  });
  const found = JSON.stringify({ schema: rest, components: definitions });
  return JSON.parse(found.replaceAll('"#/definitions/', '"#/components/schemas/'), oneExample) as {
    schema: SchemaObject;
    components: Schemas;
  };
}

/** OpenAPI knows one example of a schema, and no constants; zod calls a beginning a format. */
function oneExample(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _, examples, const: only, ...rest } = value as Record<string, unknown>;
  if (rest['format'] === 'starts_with') delete rest['format'];
  return {
    ...rest,
    ...(Array.isArray(examples) && { example: examples[0] as unknown }),
    ...(only !== undefined && { enum: [only] }),
  };
}

/** Names of schemas that have to be distinguished, also because of what they refer to. */
function differingNames(asked: Schemas, answered: Schemas): ReadonlySet<string> {
  const differing = new Set(
    Object.keys(asked).filter((name) => !isDeepStrictEqual(open(asked[name]), open(answered[name]))),
  );
  for (let before = -1; before !== differing.size;) {
    before = differing.size;
    for (const [name, schema] of Object.entries(asked)) {
      const text = JSON.stringify(schema);
      if ([...differing].some((one) => text.includes(`"#/components/schemas/${one}"`))) differing.add(name);
    }
  }
  return differing;
}

/** Without what an answer never has beside its fields. */
const open = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema ?? null), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { additionalProperties, ...rest } = value as Record<string, unknown>;
    return additionalProperties === false ? rest : value;
  });

function renamed<Value>(value: Value, names: ReadonlySet<string>, rename: (name: string) => string): Value {
  const text = JSON.stringify(value).replaceAll(/"#\/components\/schemas\/(\w+)"/g, (all, name: string) =>
    names.has(name) ? `"#/components/schemas/${rename(name)}"` : all,
  );
  return JSON.parse(text) as Value;
}
