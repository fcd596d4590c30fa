import type { Resource } from '@bestellwerk/domain/records/resource';
import { validate as isUuid } from 'uuid';
import { HttpStatus } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';

/** Whether a record of this resource can have this id. Other ids must not be used in queries. */
export const isRecordId = ({ only }: Pick<Resource, 'only'>, id: string): boolean =>
  only === undefined ? isUuid(id) : id === only;

/** Whether records are also found by their identifier. */
export const isFoundByIdentifier = ({ unique, columns }: Resource): boolean =>
  columns.includes('identifier') &&
  (unique ?? []).some((group) => group.length === 1 && group[0] === 'identifier');

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
