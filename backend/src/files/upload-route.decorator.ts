import { fileLimits } from '@bestellwerk/domain/records/definitions/file-limits';
import { HttpStatus } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may contain a file. */
    takesFiles?: boolean;
  }
}

/** Bytes for the rest of a body with a file. */
const REST = 16 * 1024;

const bodyLimit = (fileLimit: number): number => Math.ceil(fileLimit / 3) * 4 + REST;

/** The route's body may contain a file, with a lower limit for visitors. Must be above other decorators of the route. */
export const TakesFiles = () => RouteConfig({ usesSession: true, takesFiles: true });

/** Raises the body limit of routes that accept files. Visitors have a lower limit, checked before the body is read. */
export function limitFiles(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (!route.config?.takesFiles) return;
    route.bodyLimit = bodyLimit(fileLimits.staff);
    route.onRequest = [route.onRequest ?? [], holdVisitors].flat();
  });
}

const holdVisitors = async (request: FastifyRequest): Promise<void> => {
  const length = Number(request.headers['content-length'] ?? Infinity);
  if (request.session.userId === undefined && length > bodyLimit(fileLimits.visitor)) {
    throw tooLarge(fileLimits.visitor);
  }
  return Promise.resolve();
};

/** @param limit in bytes */
export const tooLarge = (limit: number): ApiError =>
  ApiError.of(
    HttpStatus.PAYLOAD_TOO_LARGE,
    `Diese Datei ist zu groß. Erlaubt sind höchstens ${limit / 1024 / 1024} MB.`,
    'dataUrl',
  );
