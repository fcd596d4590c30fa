import { catalogueSchema } from '@bestellwerk/domain/resources/catalogue.schema';
import { answer } from '@bestellwerk/domain/views/envelope.schema';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, InitAnswers } from './init-answer.js';

@ApiTags('Katalog')
@Controller('api/init')
export class InitController {
  constructor(private readonly answers: InitAnswers) {}

  @Get()
  @ApiOperation({ summary: 'The start-up batch: all that the shop needs to show itself' })
  @ApiOkResponse({ standardSchema: answer(catalogueSchema) })
  async init(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { etag, bodies } = await this.answers.current();
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(etag)) {
      await reply.status(304).send();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  }
}
