import { sessionInfoSchema } from '@bestellwerk/domain/contracts/access.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Delete, Get, HttpStatus, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { CurrentUser, StaffOnly } from './session.guard.js';
import { Sessions } from './sessions.js';
import type { Staff } from './staff.js';

/** Sessions of the signed-in user. */
@ApiTags('Anmeldung')
@Controller('api/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Where one is signed in, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(sessionInfoSchema)) })
  async list(@CurrentUser() { id }: Staff, @Req() request: FastifyRequest) {
    return { data: await this.sessions.of(id, request.session.sessionId) };
  }

  @Delete()
  @StaffOnly()
  @ApiOperation({ summary: 'Sign out everywhere else' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async endOthers(@CurrentUser() { id }: Staff, @Req() request: FastifyRequest) {
    await this.sessions.endOthers(id, request.session.sessionId, 'signed-out-elsewhere');
    return { data: null };
  }

  @Delete(':id')
  @StaffOnly()
  @ApiOperation({ summary: 'Sign out in one place' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async end(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    if (!(await this.sessions.end(staff.id, id, 'signed-out-elsewhere'))) throw unknownSession();
    return { data: null };
  }
}

export const unknownSession = (): ApiError =>
  ApiError.of(HttpStatus.NOT_FOUND, 'Diese Sitzung gibt es nicht mehr.');
