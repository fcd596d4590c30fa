import { sessionInfoSchema } from '@bestellwerk/domain/contracts/access.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { unknownSession } from '../access/sessions.controller.js';
import { Sessions } from '../access/sessions.js';
import type { Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { ManageableUser } from './manageable-user.js';

/** Sessions of other users, for those who manage their access. */
@ApiTags('Benutzer')
@Controller('api/users/:id/sessions')
export class UserSessionsController {
  constructor(
    private readonly people: ManageableUser,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Where somebody is signed in, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(sessionInfoSchema)) })
  async list(
    @Param('id', KnownIdPipe) id: string,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    const person = await this.people.require(staff, id);
    return { data: await this.sessions.of(person.id, request.session.sessionId) };
  }

  @Delete()
  @StaffOnly()
  @ApiOperation({ summary: 'Sign somebody out everywhere' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async endAll(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    await this.sessions.endAll((await this.people.require(staff, id)).id, 'ended-by-others');
    return { data: null };
  }

  @Delete(':session')
  @StaffOnly()
  @ApiOperation({ summary: 'Sign somebody out in one place' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async end(
    @Param('id', KnownIdPipe) id: string,
    @Param('session', KnownIdPipe) session: string,
    @CurrentUser() staff: Staff,
  ) {
    const person = await this.people.require(staff, id);
    if (!(await this.sessions.end(person.id, session, 'ended-by-others'))) throw unknownSession();
    return { data: null };
  }
}
