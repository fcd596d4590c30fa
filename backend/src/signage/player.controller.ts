import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Clock } from '../platform/clock.js';
import { BY_HAND, CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import {
  AcknowledgeCommand,
  CompleteCommand,
  ConfirmAbort,
  FailCommand,
  FetchWork,
  ReportProgress,
} from './player.commands.js';
import { PlayerOnly } from './player.guard.js';

const heartbeatSchema = z.object({ now: z.iso.datetime() }).meta({ id: 'SignageHeartbeat' });

const routes = {
  work: FetchWork,
  heartbeat: BY_HAND,
  acknowledge: AcknowledgeCommand,
  progress: ReportProgress,
  complete: CompleteCommand,
  fail: FailCommand,
  aborted: ConfirmAbort,
} as const;

/** Requests of screens. */
@ApiTags('Player')
@Controller('api/signage/player')
@CommandRoutes(routes)
export class PlayerController {
  constructor(
    readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  @Post('heartbeat')
  @HttpCode(HttpStatus.OK)
  @PlayerOnly()
  @ApiOperation({ summary: 'A sign of life, every ten seconds' })
  @ApiOkResponse({ standardSchema: answer(heartbeatSchema) })
  heartbeat() {
    return { data: { now: this.clock.now().toISOString() } };
  }
}

export const playerHandlers = handlersOf(routes);
