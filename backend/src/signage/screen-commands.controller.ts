import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { signageDeviceSchema } from '@bestellwerk/domain/contracts/signage.schema';
import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { KnownIdPipe } from '../platform/http/known-id.pipe.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { AbortCommand, PairScreen, SendInstruction, UnpairScreen } from './command-screen.js';
import { ScreenGroups } from './screen-groups.js';
import {
  abortBodySchema,
  commandBodySchema,
  groupCommandBodySchema,
  groupResultSchema,
  pairBodySchema,
  type AbortBody,
  type CommandBody,
  type GroupCommandBody,
  type PairBody,
} from './signage-bodies.js';

/** Codes are short: nobody shall try many. */
const PAIRINGS_PER_MINUTE = 20;

const ScreenCommand = (route: MethodDecorator, summary: string, data: z.ZodType = signageDeviceSchema) =>
  applyDecorators(
    route,
    HttpCode(HttpStatus.OK),
    StaffOnly(),
    ApiOperation({ summary }),
    TakesIdempotencyKey(),
    ApiOkResponse({ standardSchema: answer(data) }),
  );

@ApiTags('Bildschirme')
@Controller('api/digital-signage-devices')
export class ScreenCommandsController {
  constructor(
    private readonly commands: Commands,
    private readonly groups: ScreenGroups,
  ) {}

  @ScreenCommand(Post(), 'Take on the screen that shows this code')
  @PerMinute(PAIRINGS_PER_MINUTE)
  pair(
    @Body({ schema: pairBodySchema }) { code, name, branch }: PairBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new PairScreen(staff, staffMetadata(request, staff), code, name, branch));
  }

  @ScreenCommand(Delete(':id'), 'Take a screen away: its token no longer holds')
  unpair(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff, @Req() request: FastifyRequest) {
    return this.commands.execute(new UnpairScreen(id, staff, staffMetadata(request, staff)));
  }

  @ScreenCommand(
    Post('commands'),
    'Tell all screens of a branch, or all there are, the same; each has a result',
    z.array(groupResultSchema),
  )
  async requestAll(
    @Body({ schema: groupCommandBodySchema }) { branch, expiresInSeconds, ...instruction }: GroupCommandBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    const group = { branch, instruction, expiresInSeconds };
    return { data: await this.groups.request(staff, staffMetadata(request, staff), group) };
  }

  @ScreenCommand(Post(':id/command'), 'Tell a screen to do something')
  request(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: commandBodySchema }) { expiresInSeconds, ...instruction }: CommandBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    const metadata = staffMetadata(request, staff);
    return this.commands.execute(new SendInstruction(id, staff, metadata, instruction, expiresInSeconds));
  }

  @ScreenCommand(Post(':id/command/abort'), 'Abort a command: the one at work, or else the last that waits')
  abort(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: abortBodySchema }) { command }: AbortBody,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(new AbortCommand(id, staff, staffMetadata(request, staff), command));
  }
}
