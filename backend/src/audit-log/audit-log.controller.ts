import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { auditLogDetailSchema, auditLogEntrySchema } from '@bestellwerk/domain/contracts/audit-log.schema';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { AuditLog } from './audit-log.js';
import { auditLogQuerySchema, type AuditLogQuery } from './audit-log-query.js';

/** The read-only audit log of all records. */
@ApiTags('Journal')
@Controller('api/logs')
export class AuditLogController {
  constructor(private readonly journal: AuditLog) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('journal')
  @ApiOperation({
    operationId: 'JournalController_list',
    summary: 'Who did what to which record, newest first',
  })
  @ApiOkResponse({ standardSchema: listAnswer(auditLogEntrySchema) })
  async list(@CurrentUser() staff: Staff, @Query({ schema: auditLogQuerySchema }) query: AuditLogQuery) {
    authorizedBranches(staff, 'logs.read');
    const { entries, total } = await this.journal.page(query);
    return { data: entries, meta: { total, page: query.page, limit: query.limit } };
  }

  @Get(':id')
  @StaffOnly()
  @ConsistentWith('journal')
  @ApiOperation({
    operationId: 'JournalController_one',
    summary: 'One entry, with both sides of every changed field',
  })
  @ApiOkResponse({ standardSchema: answer(auditLogDetailSchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    authorizedBranches(staff, 'logs.read');
    return { data: await this.journal.one(id) };
  }
}
