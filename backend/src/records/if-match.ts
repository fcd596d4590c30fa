import { HttpStatus } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';

const HEADER = 'If-Match';

/** The revision in the If-Match header. Throws 400 if it is missing. */
export function expectedRevision(request: FastifyRequest): number {
  const [, revision] = /^(?:W\/)?"?(\d{1,15})"?$/.exec(request.headers['if-match'] ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  throw ApiError.of(
    HttpStatus.BAD_REQUEST,
    'Der Anfrage fehlt, welche Fassung des Eintrags sie ändert. Bitte laden Sie die Seite neu.',
    HEADER,
  );
}
