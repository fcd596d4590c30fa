import type { Resource } from '@bestellwerk/domain/records/resource';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { recordConflictSchema } from '@bestellwerk/domain/contracts/record.schema';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { applyDecorators, HttpCode, HttpStatus, Post, type Type } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import type { z } from 'zod';
import { StaffOnly, UsesSession } from '../access/session.guard.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';

/** The header of a response with one record, to be sent back as If-Match. */
export const revisionHeader = {
  ETag: { description: 'The revision of the record, in quotation marks', schema: { type: 'string' } },
} as const;

const refusedChangeSchema = recordConflictSchema.partial({ conflict: true }).meta({ id: 'RefusedChange' });

/** A route that reads records, open to users with read permission. */
export const ReadsRecords = (resource: Resource, summary: string) =>
  applyDecorators(
    resource.access.read === 'everybody' ? UsesSession() : StaffOnly(),
    ConsistentWith(modelNameOf(resource)),
    ApiOperation({ summary }),
  );

/** A route that writes one record and returns its new state. */
export const WritesRecord = (resource: Resource, summary: string, { isNew = false } = {}) =>
  applyDecorators(
    StaffOnly(),
    HttpCode(isNew ? HttpStatus.CREATED : HttpStatus.OK),
    ApiOperation({ summary }),
    TakesIdempotencyKey(),
    ...(isNew ? [] : [ChangesRevision()]),
    (isNew ? ApiCreatedResponse : ApiOkResponse)({
      standardSchema: answer(resource.schemas.record),
      headers: revisionHeader,
    }),
  );

/** A route that writes several records, each with its own command. */
export const WritesMany = (summary: string, result: z.ZodType) =>
  applyDecorators(
    StaffOnly(),
    HttpCode(HttpStatus.OK),
    ApiOperation({ summary }),
    TakesIdempotencyKey(),
    ApiOkResponse({ standardSchema: answer(result) }),
  );

/** A route that creates a record, unless the resource has its own route for that. */
export const CreatesRecord = (resource: Resource) =>
  resource.keptRequired.length > 0
    ? applyDecorators()
    : applyDecorators(Post(), WritesRecord(resource, `${resource.path}: a new one`, { isNew: true }));

/** Permanently deletes a person, if the resource has personal data. */
export const ErasesRecord = (resource: Resource) =>
  resource.access.erase === undefined
    ? applyDecorators()
    : applyDecorators(
        Post(':id/erase'),
        WritesRecord(resource, `${resource.path}: delete what the person can be known by, for good`),
      );

/** A route about what is published, if the resource is. */
export const Publishes = (resource: Resource, path: string, summary: string) =>
  resource.isPublished
    ? applyDecorators(Post(`:id/${path}`), WritesRecord(resource, `${resource.path}: ${summary}`))
    : applyDecorators();

/** The request contains the revision it changes; if there is a newer one the response is 409 with both sides. */
const ChangesRevision = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: true,
      description: 'The revision of the record as it was read, in quotation marks',
      schema: { type: 'string', example: '"0"' },
    }),
    ApiConflictResponse({
      standardSchema: refusedChangeSchema,
      description:
        'It was changed meanwhile (conflict names what), a name is taken, or the record is still used',
    }),
  );

/** Names a generated controller, as OpenAPI derives operation ids from its name. */
export function namedController(controller: Type, { schemas }: Resource, prefix = ''): Type {
  const value = `${prefix}${schemas.entity.meta()!.id}Controller`;
  return Object.defineProperty(controller, 'name', { value });
}
