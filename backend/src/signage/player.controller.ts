import type { PlayerReport } from '@bestellwerk/domain/signage/player-decisions';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { playerWorkSchema } from '@bestellwerk/domain/contracts/signage.schema';
import {
  applyDecorators,
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../platform/clock.js';
import { KnownIdPipe } from '../platform/http/known-id.pipe.js';
import { deviceMetadata } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { HandlePlayerReport } from './handle-player-report.js';
import { PlayerOnly, CurrentPlayer, type Player } from './player.guard.js';
import {
  completeBodySchema,
  failBodySchema,
  heartbeatSchema,
  progressBodySchema,
  type CompleteBody,
  type FailBody,
  type ProgressBody,
} from './signage-bodies.js';

const Report = (path: string, summary: string) =>
  applyDecorators(
    Post(`commands/:command/${path}`),
    HttpCode(HttpStatus.OK),
    PlayerOnly(),
    ApiOperation({ summary }),
    ApiOkResponse({ standardSchema: answer(playerWorkSchema) }),
  );

/** Requests of screens. Every answer to a report contains the next command. */
@ApiTags('Player')
@Controller('api/signage/player')
export class PlayerController {
  constructor(
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  @Get()
  @PlayerOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What is to be done now; asking delivers it' })
  @ApiOkResponse({ standardSchema: answer(playerWorkSchema) })
  work(@CurrentPlayer() player: Player, @Req() request: FastifyRequest) {
    return this.hear(player, request, { about: null });
  }

  @Post('heartbeat')
  @HttpCode(HttpStatus.OK)
  @PlayerOnly()
  @ApiOperation({ summary: 'A sign of life, every ten seconds' })
  @ApiOkResponse({ standardSchema: answer(heartbeatSchema) })
  heartbeat() {
    return { data: { now: this.clock.now().toISOString() } };
  }

  @Report('acknowledge', 'The command is understood and begun')
  acknowledge(
    @Param('command', KnownIdPipe) about: string,
    @CurrentPlayer() player: Player,
    @Req() request: FastifyRequest,
  ) {
    return this.hear(player, request, { about, says: 'acknowledged' });
  }

  @Report('progress', 'How far it is; at most every five seconds')
  progress(
    @Param('command', KnownIdPipe) about: string,
    @Body({ schema: progressBodySchema }) body: ProgressBody,
    @CurrentPlayer() player: Player,
    @Req() request: FastifyRequest,
  ) {
    return this.hear(player, request, { about, says: 'progressed', ...body });
  }

  @Report('complete', 'It is done')
  complete(
    @Param('command', KnownIdPipe) about: string,
    @Body({ schema: completeBodySchema }) body: CompleteBody,
    @CurrentPlayer() player: Player,
    @Req() request: FastifyRequest,
  ) {
    return this.hear(player, request, { about, says: 'completed', ...body });
  }

  @Report('fail', 'It could not be done')
  fail(
    @Param('command', KnownIdPipe) about: string,
    @Body({ schema: failBodySchema }) body: FailBody,
    @CurrentPlayer() player: Player,
    @Req() request: FastifyRequest,
  ) {
    return this.hear(player, request, { about, says: 'failed', ...body });
  }

  @Report('aborted', 'It was stopped as asked for')
  aborted(
    @Param('command', KnownIdPipe) about: string,
    @CurrentPlayer() player: Player,
    @Req() request: FastifyRequest,
  ) {
    return this.hear(player, request, { about, says: 'aborted' });
  }

  private hear(player: Player, request: FastifyRequest, report: PlayerReport) {
    const metadata = deviceMetadata(request, player.device);
    return this.commands.execute(new HandlePlayerReport(player, metadata, report));
  }
}
