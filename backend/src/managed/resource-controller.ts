import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { answer, listAnswer } from '@bestellwerk/domain/views/envelope.schema';
import {
  recordRevisionSchema,
  restoreBodySchema,
  type RestoreBody,
} from '@bestellwerk/domain/views/record.schema';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { CurrentStaff } from '../access/current-staff.js';
import { SignedIn } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { staffCaller } from '../commands/caller.js';
import { Commands } from '../commands/commands.js';
import { idOfNew } from '../commands/id-of-new.js';
import { Failure } from '../http/failure.js';
import { ChangeRecord, CreateRecord, EraseRecord, RemoveRecord, RestoreRecord } from './change-record.js';
import { expectedRevision } from './if-match.js';
import { readableBranches, staffAccess } from './record-access.js';
import { RecordHistory } from './record-history.js';
import { recordQuerySchema, type RecordQuery } from './record-query.js';
import { CreatesRecord, ErasesRecord, ReadsRecords, WritesRecord } from './record-routes.js';
import { Records } from './records.js';
import { VisitorView } from './visitor-view.js';

/** The standard routes of a managed entity, made of its definition. */
export function resourceController(resource: Resource): Type {
  const { path, words, schemas, name } = resource;
  const changesSchema = schemas.changes.extend({ id: z.string().optional() });

  @ApiTags(words.many)
  @Controller(`api/${path}`)
  class ResourceController {
    constructor(
      private readonly records: Records,
      private readonly histories: RecordHistory,
      private readonly commands: Commands,
      private readonly current: CurrentStaff,
      private readonly visitors: VisitorView,
    ) {}

    @Get()
    @ReadsRecords(resource, `${path}: searched, filtered, sorted, and by page`)
    @ApiOkResponse({ standardSchema: listAnswer(schemas.record) })
    async list(
      @Req() request: FastifyRequest,
      @Query({ schema: recordQuerySchema(resource) }) query: RecordQuery,
    ) {
      const staff = await this.current.of(request);
      const scope = readableBranches(resource, staff);
      const narrowed = await this.visitors.narrowed(resource, query, { staff, request });
      const { records, total, page, limit } = await this.records.page(resource, narrowed, scope);
      return { data: records, meta: { total, page, limit } };
    }

    @Get(':id')
    @ReadsRecords(resource, `${path}: one, by id or identifier, also after it was removed`)
    @ApiOkResponse({ standardSchema: answer(schemas.record) })
    async one(
      @Param('id') id: string,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const staff = await this.current.of(request);
      const record = await this.records.one(resource, id, readableBranches(resource, staff));
      await this.visitors.demand(resource, record.id, { staff, request });
      void reply.header('etag', `"${record.revision}"`);
      return { data: record };
    }

    @Get(':id/history')
    @ReadsRecords(
      { ...resource, access: staffAccess(resource) },
      `${path}: who changed what when, newest first`,
    )
    @ApiOkResponse({ standardSchema: answer(z.array(recordRevisionSchema)) })
    async history(@Param('id') id: string, @SignedIn() staff: Staff) {
      const scope = readableBranches({ ...resource, access: staffAccess(resource) }, staff);
      const record = await this.records.one(resource, id, scope);
      return { data: await this.histories.told(resource, record.id) };
    }

    @CreatesRecord(resource)
    create(
      @Body({ schema: schemas.fields }) fields: Fields,
      @SignedIn() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const caller = staffCaller(request, staff);
      return this.commands.execute(new CreateRecord(resource, idOfNew(name, caller), staff, caller, fields));
    }

    @Put(':id')
    @WritesRecord(resource, `${path}: change one; fields that are left out stay as they are`)
    change(
      @Param('id') id: string,
      @Body({ schema: changesSchema }) { id: said, ...changes }: Fields,
      @SignedIn() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      if (said !== undefined && said !== id) {
        throw Failure.of(
          HttpStatus.UNPROCESSABLE_ENTITY,
          'Diese Kennung gehört zu einem anderen Eintrag.',
          'id',
        );
      }
      const caller = staffCaller(request, staff);
      const command = new ChangeRecord(resource, idOf(id), staff, caller, changes, expectedRevision(request));
      return this.commands.execute(command);
    }

    @Delete(':id')
    @WritesRecord(resource, `${path}: remove one that is not used any more`)
    remove(@Param('id') id: string, @SignedIn() staff: Staff, @Req() request: FastifyRequest) {
      const caller = staffCaller(request, staff);
      return this.commands.execute(
        new RemoveRecord(resource, idOf(id), staff, caller, expectedRevision(request)),
      );
    }

    @ErasesRecord(resource)
    erase(@Param('id') id: string, @SignedIn() staff: Staff, @Req() request: FastifyRequest) {
      const caller = staffCaller(request, staff);
      return this.commands.execute(
        new EraseRecord(resource, idOf(id), staff, caller, expectedRevision(request)),
      );
    }

    @Post(':id/restore')
    @WritesRecord(resource, `${path}: take a removal back, or go back to an earlier revision`)
    restore(
      @Param('id') id: string,
      @Body({ schema: restoreBodySchema }) { revision }: RestoreBody,
      @SignedIn() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const caller = staffCaller(request, staff);
      const expected = expectedRevision(request);
      return this.commands.execute(new RestoreRecord(resource, idOf(id), staff, caller, expected, revision));
    }
  }
  Object.defineProperty(ResourceController, 'name', {
    value: `${resource.schemas.entity.meta()!.id}Controller`,
  });
  return ResourceController;
}

/** Throws 404 for what no record can be called. */
function idOf(id: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw Failure.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
}
