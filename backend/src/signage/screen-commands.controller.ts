import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { signageInstructionSchema } from '@bestellwerk/domain/signage/signage-command.schema';
import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { BY_HAND, CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { AbortCommand, expirySchema, PairScreen, SendInstruction, UnpairScreen } from './screen.commands.js';
import { groupResultSchema, ScreenGroups } from './screen-groups.js';

const groupBodySchema = signageInstructionSchema
  .and(expirySchema.extend({ branch: z.uuid().nullable().default(null) }))
  .meta({ id: 'CommandScreens' });

const routes = {
  pair: PairScreen,
  unpair: UnpairScreen,
  requestAll: BY_HAND,
  request: SendInstruction,
  abort: AbortCommand,
} as const;

@ApiTags('Bildschirme')
@Controller('api/digital-signage-devices')
@CommandRoutes(routes)
export class ScreenCommandsController {
  constructor(
    readonly commands: Commands,
    private readonly groups: ScreenGroups,
  ) {}

  @Post('commands')
  @HttpCode(HttpStatus.OK)
  @StaffOnly()
  @ApiOperation({
    summary: 'Send all screens of a branch, or all there are, the same command; each has a result',
  })
  @TakesIdempotencyKey()
  @ApiOkResponse({ standardSchema: answer(z.array(groupResultSchema)) })
  async requestAll(
    @Body({ schema: groupBodySchema })
    { branch, expiresInSeconds, ...instruction }: z.infer<typeof groupBodySchema>,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    const group = { branch, instruction, expiresInSeconds };
    return { data: await this.groups.request(staff, staffMetadata(request, staff), group) };
  }
}

export const screenHandlers = handlersOf(routes);
