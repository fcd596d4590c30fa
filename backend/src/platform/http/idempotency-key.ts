import { HttpStatus } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { ApiError } from './api-error.js';

const HEADER = 'Idempotency-Key';

/** A route whose command may be sent again under the key that the client made for it. */
export const TakesIdempotencyKey = ({ required = false } = {}) =>
  ApiHeader({ name: HEADER, required, schema: { type: 'string', format: 'uuid' } });

/** The key the client made for this command, in lower case; null if it sent none. Throws 400 for anything but a uuid. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const value = request.headers[HEADER.toLowerCase()];
  if (value === undefined) return null;
  if (typeof value !== 'string' || !isUuid(value)) {
    throw ApiError.of(HttpStatus.BAD_REQUEST, 'Der Schlüssel der Anfrage ist ungültig.', HEADER);
  }
  return value.toLowerCase();
}

/** As `idempotencyKey`, where a command must have one. */
export function requiredIdempotencyKey(request: FastifyRequest): string {
  const key = idempotencyKey(request);
  if (key === null) {
    throw ApiError.of(HttpStatus.BAD_REQUEST, 'Der Anfrage fehlt ihr Schlüssel.', HEADER);
  }
  return key;
}
