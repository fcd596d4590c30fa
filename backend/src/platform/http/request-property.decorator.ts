import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** What a guard has noted at the request, as a parameter of the routes behind it. */
export const requestProperty = <Name extends keyof FastifyRequest>(name: Name) =>
  createParamDecorator((_: unknown, context: ExecutionContext): NonNullable<FastifyRequest[Name]> => {
    const value = context.switchToHttp().getRequest<FastifyRequest>()[name];
    if (!value) throw new Error(`No guard has noted '${name}' at this request`);
    return value;
  });
