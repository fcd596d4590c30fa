import { answer, listAnswer } from '@bestellwerk/domain/views/envelope.schema';
import { journalDetailSchema, journalEntrySchema } from '@bestellwerk/domain/views/journal.schema';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../access/session.guard.js';
import { demandBranches, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../http/known-id.pipe.js';
import { Reads } from '../read-models/needs-position.js';
import { Journal } from './journal.js';
import { journalQuerySchema, type JournalQuery } from './journal-query.js';

/** The journal of all records: read, never written. */
@ApiTags('Journal')
@Controller('api/logs')
export class JournalController {
  constructor(private readonly journal: Journal) {}

  @Get()
  @StaffOnly()
  @Reads('journal')
  @ApiOperation({ summary: 'Who did what to which record, newest first' })
  @ApiOkResponse({ standardSchema: listAnswer(journalEntrySchema) })
  async list(@SignedIn() staff: Staff, @Query({ schema: journalQuerySchema }) query: JournalQuery) {
    demandBranches(staff, 'logs.read');
    const { entries, total } = await this.journal.page(query);
    return { data: entries, meta: { total, page: query.page, limit: query.limit } };
  }

  @Get(':id')
  @StaffOnly()
  @Reads('journal')
  @ApiOperation({ summary: 'One entry, with both sides of every changed field' })
  @ApiOkResponse({ standardSchema: answer(journalDetailSchema) })
  async one(@SignedIn() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    demandBranches(staff, 'logs.read');
    return { data: await this.journal.one(id) };
  }
}
