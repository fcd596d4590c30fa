import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { pairedSchema, pairingSchema } from '@bestellwerk/domain/contracts/signage.schema';
import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Pairings } from './pairings.js';

const OPENED_PER_MINUTE = 30;
const ASKED_PER_MINUTE = 1_200;

/** For players that nobody has paired yet: they have nothing to prove themselves with. */
@ApiTags('Player')
@Controller('api/signage/pairings')
export class PairingsController {
  constructor(private readonly pairings: Pairings) {}

  @Post()
  @PerMinute(OPENED_PER_MINUTE)
  @ApiOperation({ summary: 'A code to show until staff type it in' })
  @ApiCreatedResponse({ standardSchema: answer(pairingSchema) })
  async open() {
    return { data: await this.pairings.open() };
  }

  @Get(':secret')
  @PerMinute(ASKED_PER_MINUTE)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the code was typed in; the token is returned until it has been used' })
  @ApiOkResponse({ standardSchema: answer(pairedSchema) })
  async ask(@Param('secret') secret: string) {
    return { data: await this.pairings.ask(secret) };
  }
}
