import { STATUS_CODES } from 'node:http';
import { failureSchema } from '@bestellwerk/domain/contracts/envelope.schema';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SESSION_COOKIE } from '../http/session-cookie-name.js';
import { isSafe } from '../http/same-origin.js';
import { POSITION_HEADER } from '../http/command-result.js';
import { described, withPlainNames } from './component-schemas.js';
import { withExamples } from './examples.js';
import type { Operation, Parameter, Response } from './open-api-types.js';

const FAILURE = '#/components/schemas/Failure';
const text = { type: 'string' } as const;

const origin: Parameter = {
  name: 'Origin',
  in: 'header',
  required: false,
  description:
    'Where the page is that sends this; browsers say it themselves. A client that brings a session and is no browser has to send the origin of this interface, such as https://zurlinde.example.',
  schema: text,
};

/** The document with what holds for every route: how it fails, what its answers carry, and an example of every schema. */
export function completed(document: OpenAPIObject): OpenAPIObject {
  const { paths, components, ...rest } = withPlainNames(document);
  const failure = described(failureSchema, { schemaType: 'output' }).components;
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item as Record<string, Operation>).map(([method, operation]) => [
            method,
            completedOperation(method.toUpperCase(), path, operation),
          ]),
        ),
      ]),
    ),
    components: { ...components, schemas: withExamples({ ...components?.schemas, ...failure }) },
  };
}

function completedOperation(method: string, path: string, operation: Operation): Operation {
  const parameters = (operation.parameters ?? []) as Parameter[];
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    completedResponse(status, response as Response, { isCommand: isCommand(parameters) }),
  ]);
  const failures = failureStatuses(method, path, operation).map((status) => [
    status,
    { description: STATUS_CODES[status], content: { 'application/json': { schema: { $ref: FAILURE } } } },
  ]);
  return {
    ...operation,
    parameters: bringsSession(operation) && !isSafe(method) ? [...parameters, origin] : parameters,
    responses: {
      ...Object.fromEntries(failures),
      ...Object.fromEntries(responses),
      default: {
        description: 'Whatever else goes wrong',
        content: { 'application/json': { schema: { $ref: FAILURE } } },
      },
    },
  } as Operation;
}

function completedResponse(
  status: string,
  response: Response,
  { isCommand }: { readonly isCommand: boolean },
): Response {
  const position = {
    [POSITION_HEADER]: { description: 'From this position on it can be read', schema: text },
  };
  return {
    ...response,
    description: response.description || STATUS_CODES[status]!,
    ...(isCommand && status < '300' && { headers: { ...response.headers, ...position } }),
  };
}

/** What a route may be answered with instead, as far as every route with such parameters may. */
function failureStatuses(method: string, path: string, operation: Operation): number[] {
  const isChange = !isSafe(method);
  const takesBody = operation.requestBody !== undefined;
  const isGuarded = (operation.security ?? []).length > 0;
  return [
    400,
    ...(isGuarded ? [401, 403] : []),
    ...(path.includes('{') ? [404] : []),
    ...(isChange ? [409] : []),
    ...(takesBody ? [413, 415] : []),
    422,
    429,
    503,
  ];
}

const isCommand = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

const bringsSession = ({ security }: Operation): boolean =>
  (security ?? []).some((one) => SESSION_COOKIE in one);
