import { Readable } from 'node:stream';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { auditLogAnswerSchema, auditLogDetailSchema } from '@bestellwerk/domain/contracts/audit-log.schema';
import { Controller, Get, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { textContent } from '../platform/http/text-content.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { AuditLog } from './audit-log.js';
import { journalCsv, journalLines } from './audit-log-file.js';
import {
  auditLogDetailQuerySchema,
  auditLogExportSchema,
  auditLogQuerySchema,
  type AuditLogDetailQuery,
  type AuditLogExport,
  type AuditLogQuery,
} from './audit-log-query.js';
import { EventDetails } from './event-details.js';

/** Entries come with what they are about, and with the text of the order's history; the search finds numbers of orders. */
const READ_MODELS = [
  'journal',
  'closing',
  'order_board',
  'order_history',
  'order_search',
  'payment',
  'print_job',
  'signage_command',
  'signage_device',
  'working_activity',
] as const;

/** The read-only journal of everything that was done. */
@ApiTags('Journal')
@Controller('api/logs')
export class AuditLogController {
  constructor(
    private readonly journal: AuditLog,
    private readonly details: EventDetails,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get()
  @StaffOnly()
  @ConsistentWith(...READ_MODELS)
  @ApiOperation({
    operationId: 'JournalController_list',
    summary: 'Who did what to which record or order, newest first, from a place on',
  })
  @ApiOkResponse({ standardSchema: auditLogAnswerSchema })
  async list(@CurrentUser() staff: Staff, @Query({ schema: auditLogQuerySchema }) query: AuditLogQuery) {
    authorizedBranches(staff, 'logs.read');
    const { entries, ...meta } = await this.journal.page(query, staff);
    return { data: entries, meta: { ...meta, limit: query.limit } };
  }

  @Get('export')
  @StaffOnly()
  @PerMinute(20)
  @ConsistentWith(...READ_MODELS)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'JournalController_export',
    summary: 'All entries of a selection as a file; the header X-Total says how many there are',
  })
  @ApiOkResponse({ content: textContent('text/csv', 'application/x-ndjson') })
  async file(
    @CurrentUser() staff: Staff,
    @Query({ schema: auditLogExportSchema }) { format, ...filters }: AuditLogExport,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    authorizedBranches(staff, 'logs.read');
    void reply.header('X-Total', await this.journal.total(filters, staff));
    const parts = this.journal.all(filters, staff);
    const isCsv = format === 'csv';
    const { timeZone, currency } = this.catalogue.catalogue().config;
    return new StreamableFile(
      Readable.from(isCsv ? journalCsv(parts, timeZone, currency) : journalLines(parts)),
      {
        type: isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
        disposition: `attachment; filename="protokoll.${format}"`,
      },
    );
  }

  @Get(':id')
  @StaffOnly()
  @ConsistentWith(...READ_MODELS)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'JournalController_one',
    summary: 'One entry, with both sides of every changed field and with what is in the event',
  })
  @ApiOkResponse({ standardSchema: answer(auditLogDetailSchema) })
  async one(
    @CurrentUser() staff: Staff,
    @Param('id', KnownIdPipe) id: string,
    @Query({ schema: auditLogDetailQuerySchema }) { personal }: AuditLogDetailQuery,
  ) {
    authorizedBranches(staff, 'logs.read');
    return { data: await this.details.of(id, staff, personal) };
  }
}
