import { catalogueSchema } from '@bestellwerk/domain/resources/catalogue.schema';
import { answer } from '@bestellwerk/domain/views/envelope.schema';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Precompressed } from '../http/precompressed.js';
import { STALE_HEADER } from '../http/written.js';
import { askedPosition } from '../read-models/needs-position.js';
import { CatalogueReader } from './catalogue-reader.js';

@ApiTags('Katalog')
@Controller('api/init')
export class InitController {
  private made: { readonly of: object; readonly answer: Precompressed } | undefined;

  constructor(private readonly reader: CatalogueReader) {}

  @Get()
  @ApiOperation({ summary: 'The start-up batch: all that the shop needs to show itself' })
  @ApiOkResponse({ standardSchema: answer(catalogueSchema) })
  async init(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const position = askedPosition(request);
    if (position !== null && !(await this.reader.upTo(position))) void reply.header(STALE_HEADER, 'true');
    void reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    await this.current().send(request, reply);
  }

  /** Made once for as long as the catalogue stays what it is. */
  private current(): Precompressed {
    const catalogue = this.reader.catalogue();
    if (this.made?.of !== catalogue) {
      const body = Buffer.from(JSON.stringify({ data: catalogue }));
      this.made = { of: catalogue, answer: new Precompressed(body) };
    }
    return this.made.answer;
  }
}
