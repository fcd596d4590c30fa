import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { requiredIdempotencyKey, TakesIdempotencyKey } from '../http/idempotency-key.js';
import { KnownIdPipe } from '../http/pipes.js';
import type { Commands } from './commands.js';
import type { DefinedCommand } from './define-command.js';

/** A route that the controller itself defines, named for its place in the order. */
export const BY_HAND = 'by hand';

// A command of any caller, body and answer: the definition has checked that they fit.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyCommand = DefinedCommand<any, any, unknown>;

const methods = { get: Get, post: Post, put: Put, delete: Delete };

/**
 * Gives a controller with `commands: Commands` the routes of commands, by the names of their methods, in this order: it
 * is the order of the OpenAPI document.
 */
export const CommandRoutes =
  (routes: Readonly<Record<string, AnyCommand | typeof BY_HAND>>): ClassDecorator =>
  ({ prototype }) => {
    for (const [name, command] of Object.entries(routes)) {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (own) Reflect.deleteProperty(prototype as object, name);
      Object.defineProperty(
        prototype,
        name,
        own ?? { value: methodOf(name, command as AnyCommand), configurable: true },
      );
      if (command !== BY_HAND) decorate(prototype as object, name, command);
    }
  };

/** The handlers of a controller's commands, for its module. */
export const handlersOf = (routes: Readonly<Record<string, AnyCommand | typeof BY_HAND>>): Type[] =>
  Object.values(routes).flatMap((command) => (command === BY_HAND ? [] : [command.handler]));

type Arguments = [...params: string[], body: unknown, who: unknown, request: FastifyRequest];

/** Nest and its OpenAPI module know a method by its name. */
function methodOf(name: string, command: AnyCommand) {
  const { route, caller } = command.definition;
  const { params = ['id'], texts = [], key, waiting } = route ?? {};
  const names = [...params, ...texts];
  return {
    [name](this: { readonly commands: Commands }, ...given: Arguments) {
      const [body, by, request] = given.slice(names.length) as [unknown, unknown, FastifyRequest];
      const params = Object.fromEntries(names.map((param, index) => [param, given[index] as string]));
      const metadata = caller.metadata(request, by);
      if (key === 'required') requiredIdempotencyKey(request);
      const chosenWaiting = typeof waiting === 'function' ? waiting(body as never) : waiting;
      return this.commands.execute(new command({ by, metadata, params, body }), chosenWaiting);
    },
  }[name]!;
}

function decorate(prototype: object, name: string, { definition }: AnyCommand): void {
  const { route = { summary: name }, caller, body, answers } = definition;
  const { method = 'post', path, summary, params = ['id'], texts = [] } = route;
  const { key = 'optional', status = 200 } = route;
  const names = [...params, ...texts];
  // From the last to the first, as the compiler applies them: the OpenAPI document lists them that way.
  for (const [index, param] of [...names.entries()].reverse())
    Param(param, ...(texts.includes(param) ? [] : [KnownIdPipe]))(prototype, name, index);
  if (body) Body({ schema: body })(prototype, name, names.length);
  caller.parameter()(prototype, name, names.length + 1);
  Req()(prototype, name, names.length + 2);
  const types = [...names.map(() => String), Object, Object, Object];
  Reflect.defineMetadata('design:paramtypes', types, prototype, name);
  applyDecorators(
    methods[method](path),
    HttpCode(status),
    caller.admit(),
    ApiOperation({ summary }),
    ...(key === 'none' ? [] : [TakesIdempotencyKey({ required: key === 'required' })]),
    (status === 201 ? ApiCreatedResponse : ApiOkResponse)({ standardSchema: answer(answers) }),
    ...(route.decorators ?? []),
  )(prototype, name, Object.getOwnPropertyDescriptor(prototype, name)!);
}
