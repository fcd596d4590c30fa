import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import {
  bulkRecordsExample,
  bulkRecordsSchema,
  bulkRemovalSchema,
  bulkRestoreSchema,
  bulkResultSchema,
  type BulkRecords,
  type BulkRemoval,
  type BulkRestore,
} from '@bestellwerk/domain/contracts/bulk.schema';
import {
  csvImportResultSchema,
  csvImportSchema,
  type CsvImport,
} from '@bestellwerk/domain/contracts/csv-import.schema';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Body, Controller, Get, Post, Query, Req, StreamableFile, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { csvContent } from '../platform/http/text-content.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { BulkWrites } from './bulk-writes.js';
import {
  ChangeRecord,
  RemoveRecord,
  RestoreRecord,
  type Writing,
  type WritingMany,
} from './change-record.js';
import { RecordExport } from './csv/record-export.js';
import { RecordImport } from './csv/record-import.js';
import { namedController, WritesMany } from './record-routes.js';
import { forStaffOnly, readableBranches } from './record-access.js';
import { recordQuerySchema, type RecordQuery } from './record-query.js';

interface BulkChanges {
  readonly records: BulkRecords;
  readonly changes: Fields;
}

/** Routes that read and write many records of a managed entity. */
export function bulkController(resource: Resource): Type {
  const { path, words, schemas } = resource;
  const [changes] = schemas.changes.meta()!.examples as object[];
  const bulkChangesSchema = z.object({ records: bulkRecordsSchema, changes: schemas.changes }).meta({
    id: `${schemas.entity.meta()!.id}BulkChanges`,
    examples: [{ records: bulkRecordsExample, changes }],
  });

  /** Throws 403 if the user may write none of them. */
  const many = (request: FastifyRequest, staff: Staff): WritingMany => {
    authorizedBranches(staff, resource.access.change);
    return { resource, staff, metadata: staffMetadata(request, staff) };
  };

  @ApiTags(words.many)
  @Controller(`api/${path}`)
  class ManyController {
    constructor(
      private readonly bulk: BulkWrites,
      private readonly exported: RecordExport,
      private readonly imported: RecordImport,
    ) {}

    @Post('bulk')
    @WritesMany(`${path}: the same change of several`, bulkResultSchema)
    change(
      @Body({ schema: bulkChangesSchema }) { records, changes }: BulkChanges,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const change = (writing: Writing, expected: number) => new ChangeRecord(writing, expected, changes);
      return this.bulk.run(records, many(request, staff), change);
    }

    @Post('bulk-removal')
    @WritesMany(`${path}: remove several that are not used any more`, bulkResultSchema)
    remove(
      @Body({ schema: bulkRemovalSchema }) { records }: BulkRemoval,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const removal = (writing: Writing, expected: number) => new RemoveRecord(writing, expected);
      return this.bulk.run(records, many(request, staff), removal);
    }

    @Post('bulk-restore')
    @WritesMany(`${path}: take the removal of several back`, bulkResultSchema)
    restore(
      @Body({ schema: bulkRestoreSchema }) { records }: BulkRestore,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      const restoration = (writing: Writing, expected: number) => new RestoreRecord(writing, expected, null);
      return this.bulk.run(records, many(request, staff), restoration);
    }

    @Get('export')
    @StaffOnly()
    @ConsistentWith(modelNameOf(resource))
    @ApiOperation({ summary: `${path}: a list with all its pages, as a file for spreadsheets` })
    @ApiOkResponse({ content: csvContent })
    async file(
      @CurrentUser() staff: Staff,
      @Query({ schema: recordQuerySchema(resource) }) query: RecordQuery,
    ): Promise<StreamableFile> {
      const scope = readableBranches(forStaffOnly(resource), staff);
      return new StreamableFile(Readable.from(await this.exported.parts(resource, query, scope)), {
        type: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="${path}.csv"`,
      });
    }

    @Post('import')
    @WritesMany(`${path}: what the lines of a file say`, csvImportResultSchema)
    import(
      @Body({ schema: csvImportSchema }) body: CsvImport,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      return this.imported.run(body, many(request, staff));
    }
  }
  return namedController(ManyController, resource, 'Many');
}
