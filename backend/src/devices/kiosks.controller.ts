import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { kioskSchema } from '@bestellwerk/domain/contracts/kiosk.schema';
import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Kiosks } from './kiosks.js';

@ApiTags('Geräte')
@Controller('api/kiosk')
export class KiosksController {
  constructor(private readonly kiosks: Kiosks) {}

  /** Several kiosks of a branch share an address and ask every minute; keys cannot be tried out at this rate. */
  @Get(':branch')
  @PerMinute(60)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Whether guests may order at this kiosk of the branch, by its token' })
  @ApiOkResponse({ standardSchema: answer(kioskSchema) })
  async about(@Param('branch', KnownIdPipe) branch: string, @Req() request: FastifyRequest) {
    return { data: await this.kiosks.required(request, branch) };
  }
}
