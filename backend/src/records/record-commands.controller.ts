import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import {
  type PublishBody,
  publishBodySchema,
  restoreBodySchema,
  type RestoreBody,
  type UnpublishBody,
  unpublishBodySchema,
} from '@bestellwerk/domain/contracts/record.schema';
import { Body, Controller, Delete, HttpStatus, Param, Post, Put, Req, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { CurrentUser } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { staffMetadata, idOfNew } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { ApiError } from '../platform/http/api-error.js';
import {
  ChangeRecord,
  CreateRecord,
  EraseRecord,
  PublishRecord,
  RemoveRecord,
  RestoreRecord,
  UnpublishRecord,
  type Writing,
} from './change-record.js';
import { expectedRevision } from './record-request.js';
import { CreatesRecord, ErasesRecord, namedController, Publishes, WritesRecord } from './record-routes.js';

/** Generates the routes that write a managed entity from its definition. */
export function recordCommandsController(resource: Resource): Type {
  const { path, words, schemas, name } = resource;
  const changesSchema = schemas.changes.extend({ id: z.string().optional() }).meta({
    id: `Changed${schemas.entity.meta()!.id}`,
    examples: schemas.changes.meta()!.examples!,
  });

  const writing = (id: string, staff: Staff, request: FastifyRequest): Writing => ({
    resource,
    id: idOf(id),
    staff,
    metadata: staffMetadata(request, staff),
  });

  @ApiTags(words.many)
  @Controller(`api/${path}`)
  class WritingController {
    constructor(private readonly commands: Commands) {}

    @CreatesRecord(resource)
    create(
      @Body({ schema: schemas.fields }) fields: Fields,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const metadata = staffMetadata(request, staff);
      const id = idOfNew(name, metadata);
      return this.commands.execute(new CreateRecord({ resource, id, staff, metadata }, fields));
    }

    @Put(':id')
    @WritesRecord(resource, `${path}: change one; fields that are left out stay as they are`)
    change(
      @Param('id') id: string,
      @Body({ schema: changesSchema }) { id: bodyId, ...changes }: Fields,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      if (bodyId !== undefined && bodyId !== id) throw otherRecord();
      const command = new ChangeRecord(writing(id, staff, request), expectedRevision(request), changes);
      return this.commands.execute(command);
    }

    @Delete(':id')
    @WritesRecord(resource, `${path}: remove one that is not used any more`)
    remove(@Param('id') id: string, @CurrentUser() staff: Staff, @Req() request: FastifyRequest) {
      const command = new RemoveRecord(writing(id, staff, request), expectedRevision(request));
      return this.commands.execute(command);
    }

    @ErasesRecord(resource)
    erase(@Param('id') id: string, @CurrentUser() staff: Staff, @Req() request: FastifyRequest) {
      const command = new EraseRecord(writing(id, staff, request), expectedRevision(request));
      return this.commands.execute(command);
    }

    @Post(':id/restore')
    @WritesRecord(resource, `${path}: take a removal back, or go back to an earlier revision`)
    restore(
      @Param('id') id: string,
      @Body({ schema: restoreBodySchema }) { revision }: RestoreBody,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const command = new RestoreRecord(writing(id, staff, request), expectedRevision(request), revision);
      return this.commands.execute(command);
    }

    @Publishes(resource, 'publish', 'show guests the draft, at once or from an instant on')
    publish(
      @Param('id') id: string,
      @Body({ schema: publishBodySchema }) times: PublishBody,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const command = new PublishRecord(writing(id, staff, request), expectedRevision(request), times);
      return this.commands.execute(command);
    }

    @Publishes(
      resource,
      'unpublish',
      'show guests nothing of it any more, or only nothing of what is scheduled',
    )
    unpublish(
      @Param('id') id: string,
      @Body({ schema: unpublishBodySchema }) { isScheduledOnly }: UnpublishBody,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const seen = expectedRevision(request);
      return this.commands.execute(new UnpublishRecord(writing(id, staff, request), seen, isScheduledOnly));
    }
  }
  return namedController(WritingController, resource);
}

/** Throws 404 for an id that no record can have. */
function idOf(id: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
}

const otherRecord = (): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Diese Kennung gehört zu einem anderen Eintrag.', 'id');
