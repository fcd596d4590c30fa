import type { Resource } from '@bestellwerk/domain/records/resource';
import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { recordRevisionSchema } from '@bestellwerk/domain/contracts/record.schema';
import { audienceOf } from '@bestellwerk/domain/views/catalogue-audience';
import { Controller, Get, HttpStatus, Param, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentStaff } from '../access/staff-caller.js';
import { CurrentUser } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { pageOf } from '../platform/http/list-query.js';
import { namedController, ReadsRecords, revisionHeader } from './record-routes.js';
import { forStaffOnly, readableBranches } from './record-access.js';
import { RecordHistory } from './record-history.js';
import {
  type OneRecordQuery,
  oneRecordQuerySchema,
  recordQuerySchema,
  type RecordQuery,
} from './record-query.js';
import { Records } from './records.js';
import { PublicRecordFilter } from './public-record-filter.js';

/** Generates the routes that read a managed entity from its definition. */
export function recordQueriesController(resource: Resource): Type {
  const { path, words, schemas } = resource;

  @ApiTags(words.many)
  @Controller(`api/${path}`)
  class ReadingController {
    constructor(
      private readonly records: Records,
      private readonly histories: RecordHistory,
      private readonly current: CurrentStaff,
      private readonly visitors: PublicRecordFilter,
      private readonly clock: Clock,
    ) {}

    @Get()
    @ReadsRecords(resource, `${path}: searched, filtered, sorted, and by page`)
    @ApiOkResponse({ standardSchema: listAnswer(schemas.record) })
    async list(
      @Req() request: FastifyRequest,
      @Query({ schema: recordQuerySchema(resource) }) query: RecordQuery,
    ) {
      const staff = await this.current.of(request);
      if (isOfVisitor(resource, staff)) return pageOf(await this.shown(query), query);
      const scope = readableBranches(resource, staff);
      const narrowed = await this.visitors.narrowed(resource, query, { staff, request });
      const { records, total, page, limit } = await this.records.page(resource, narrowed, scope);
      return { data: records, meta: { total, page, limit } };
    }

    @Get(':id')
    @ReadsRecords(resource, `${path}: one, by id or identifier, also after it was removed`)
    @ApiOkResponse({ standardSchema: answer(schemas.record), headers: revisionHeader })
    async one(
      @Param('id') id: string,
      @Query({ schema: oneRecordQuerySchema(resource) }) { shown }: OneRecordQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const staff = await this.current.of(request);
      if (shown === 'true' || isOfVisitor(resource, staff)) return { data: await this.shownOne(id) };
      const record = await this.records.one(resource, id, readableBranches(resource, staff));
      await this.visitors.requireVisible(resource, record.id, { staff, request });
      void reply.header('etag', `"${record.revision}"`);
      return { data: record };
    }

    private shown(query: Pick<RecordQuery, 'sort' | 'ids'>) {
      return this.records.shown(resource, query, this.clock.now().toISOString());
    }

    private async shownOne(id: string) {
      const all = await this.shown({ sort: [], ids: undefined });
      const one = all.find((record) => record.id === id.toLowerCase() || record['identifier'] === id);
      if (!one) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
      return one;
    }

    @Get(':id/history')
    @ReadsRecords(forStaffOnly(resource), `${path}: who changed what when, newest first`)
    @ApiOkResponse({ standardSchema: answer(z.array(recordRevisionSchema)) })
    async history(@Param('id') id: string, @CurrentUser() staff: Staff) {
      const scope = readableBranches(forStaffOnly(resource), staff);
      const record = await this.records.one(resource, id, scope);
      return { data: await this.histories.revisionsOf(resource, record.id) };
    }
  }
  return namedController(ReadingController, resource);
}

/** Who must not see drafts. */
const isOfVisitor = ({ isPublished }: Resource, staff: Staff | null): boolean =>
  isPublished === true && audienceOf(staff) === 'visitors';
