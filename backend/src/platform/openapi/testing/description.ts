import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import type { Operation, Response, Schema, SchemaObject } from '../open-api-types.js';

/** What a client knows that has read only the OpenAPI document. */
export class Description {
  private readonly checks = new Map<string, z.ZodType>();

  constructor(private readonly document: OpenAPIObject) {}

  get schemas(): Record<string, SchemaObject> {
    return this.document.components!.schemas as Record<string, SchemaObject>;
  }

  operations(): { readonly method: string; readonly path: string; readonly operation: Operation }[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        method,
        path,
        operation,
      })),
    );
  }

  operation(method: string, path: string): Operation | undefined {
    const item = this.document.paths[path] as Record<string, Operation> | undefined;
    return item?.[method];
  }

  /** The schema of what a route takes. */
  sent({ requestBody }: Operation): Schema | undefined {
    return requestBody && 'content' in requestBody
      ? requestBody.content['application/json']?.schema
      : undefined;
  }

  /** The example of what a route takes. */
  exampleOf(operation: Operation | undefined): Record<string, unknown> {
    const schema = operation && this.sent(operation);
    const example = schema && ('$ref' in schema ? this.schemas[schema.$ref.split('/').at(-1)!] : schema);
    return structuredClone((example as SchemaObject | undefined)?.example ?? {}) as Record<string, unknown>;
  }

  /** What does not fit the schema. */
  problems(schema: Schema, value: unknown): string[] {
    const name = JSON.stringify(schema);
    const check = this.checks.get(name) ?? this.read(schema);
    this.checks.set(name, check);
    return (
      check.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
    );
  }

  /** What an answer contains that is not documented. */
  surprises(
    operation: Operation,
    { status, headers, body }: { status: number; headers: Headers; body: unknown },
  ): string[] {
    const response = operation.responses[String(status)] as Response | undefined;
    const schema = response?.content?.['application/json']?.schema;
    if (!schema) return [`is answered ${status}`];
    const documented = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
    const undocumented = ['etag', 'x-position'].filter(
      (name) => headers.has(name) && !documented.includes(name),
    );
    return [...this.problems(schema, body), ...undocumented.map((name) => `has a header ${name}`)];
  }

  private read(schema: Schema): z.ZodType {
    const whole = JSON.stringify({ ...schema, definitions: this.reachedFrom(schema) });
    return z.fromJSONSchema(
      JSON.parse(whole.replaceAll('#/components/schemas/', '#/definitions/')) as Parameters<
        typeof z.fromJSONSchema
      >[0],
      { defaultTarget: 'openapi-3.0' },
    );
  }

  /** The named schemas that one refers to, and those that these refer to: reading all takes zod a second. */
  private reachedFrom(schema: Schema): Record<string, SchemaObject> {
    const reached: Record<string, SchemaObject> = {};
    const waiting: (Schema | SchemaObject)[] = [schema];
    for (const one of waiting) {
      for (const [, name] of JSON.stringify(one).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
        if (reached[name!]) continue;
        reached[name!] = this.schemas[name!]!;
        waiting.push(reached[name!]!);
      }
    }
    return reached;
  }
}
