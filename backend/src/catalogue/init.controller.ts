import { catalogueSchema } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { audienceOf, type Audience } from '@bestellwerk/domain/views/catalogue-audience';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Get, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CookieUsers } from '../access/session-reader.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { POSITION_HEADER, STALE_HEADER } from '../platform/http/command-result.js';
import { askedPosition } from '../platform/consistency/consistent-with.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { InitAnswers } from './init-answers.js';
import { INIT_PATH, initHeaders } from './init-fast-path.js';

@ApiTags('Katalog')
@Controller(INIT_PATH)
export class InitController {
  constructor(
    private readonly reader: CatalogueReader,
    private readonly answers: InitAnswers,
    private readonly users: CookieUsers,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The start-up batch: all that the shop needs to show itself, and for staff all that it hides',
  })
  @ApiHeader({ name: POSITION_HEADER, required: false, description: 'Position the answer must have seen' })
  @ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag of the batch that is at hand' })
  @ApiOkResponse({
    standardSchema: answer(catalogueSchema),
    headers: { ETag: { description: 'Holds until something changes', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: HttpStatus.NOT_MODIFIED, description: 'The batch at hand still holds' })
  async init(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const position = askedPosition(request);
    const audience = await this.audience(request);
    if (position !== null && !(await this.reader.upTo(position))) void reply.header(STALE_HEADER, 'true');
    void reply.headers(initHeaders[audience]);
    await this.answers.of(audience).send(request, reply);
  }

  /** A user whose session has ended or cannot be read is a visitor: the shop stays open without the database. */
  private async audience({ headers }: FastifyRequest): Promise<Audience> {
    try {
      return audienceOf((await this.users.of(headers.cookie))?.staff ?? null);
    } catch (error) {
      this.log.warn({ reason: (error as Error).name }, 'a session could not be read');
      return 'visitors';
    }
  }
}
