import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { mailSchema, mailSummarySchema } from '@bestellwerk/domain/contracts/mail.schema';
import { Controller, Get, Header, HttpStatus, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { LocalMailbox } from '../platform/mail/local-mailbox.js';

/** Mails that were stored because no mail server is configured. */
@ApiTags('E-Mails')
@Controller('api/mails')
export class MailsController {
  constructor(private readonly mails: LocalMailbox) {}

  @Get()
  @StaffOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Mails that were kept instead of being sent, newest first; at most 200' })
  @ApiOkResponse({ standardSchema: answer(z.array(mailSummarySchema)) })
  async list(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'mails.read');
    return { data: await this.mails.list() };
  }

  @Get(':id')
  @StaffOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One of them, with its text' })
  @ApiOkResponse({ standardSchema: answer(mailSchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    authorizedBranches(staff, 'mails.read');
    const mail = await this.mails.find(id);
    if (!mail) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese E-Mail gibt es nicht mehr.');
    return { data: mail };
  }
}
