import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  type Erasure,
  erasureSchema,
  erasureSummarySchema,
  foundPersonSchema,
  type PersonSelection,
  personSearchSchema,
  personSelectionSchema,
} from '@bestellwerk/domain/contracts/personal-data.schema';
import { erasureProofHtml } from '@bestellwerk/domain/views/erasure-proof';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { requiredIdempotencyKey, TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { DEFAULT_LIMIT, limitSchema, pageSchema } from '../platform/http/list-query.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { textContent } from '../platform/http/text-content.js';
import { ErasureRequests } from './erasure-requests.js';
import { Erasing } from './erasing.js';
import { PersonFile } from './person-file.js';
import { PersonSearch } from './person-search.js';

const pageQuerySchema = z.object({ page: pageSchema.default(1), limit: limitSchema.default(DEFAULT_LIMIT) });
const zipContent = { 'application/zip': { schema: { type: 'string' as const, format: 'binary' } } };
const authorize = (staff: Staff): unknown => authorizedBranches(staff, 'personalData.manage');

/** What is known of a person: found, handed out, erased. What is sought is sent in bodies, as addresses are logged by proxies. */
@ApiTags('Datenschutz')
@Controller('api/personal-data')
export class PersonalDataController {
  constructor(
    private readonly search: PersonSearch,
    private readonly files: PersonFile,
    private readonly requests: ErasureRequests,
    private readonly erasing: Erasing,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Post('search')
  @HttpCode(HttpStatus.OK)
  @StaffOnly()
  @ConsistentWith('order_search', 'order_board', 'erased_order', 'record_customer')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Orders and customers of a person, by e-mail address, phone number or name' })
  @ApiOkResponse({ standardSchema: answer(foundPersonSchema) })
  async find(
    @CurrentUser() staff: Staff,
    @Body({ schema: personSearchSchema }) { search }: z.output<typeof personSearchSchema>,
  ) {
    authorize(staff);
    return { data: await this.search.find(search) };
  }

  @Post('export')
  @HttpCode(HttpStatus.OK)
  @StaffOnly()
  @ConsistentWith('order_board', 'order_history', 'record_customer', 'record_upload')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'These orders and customers as a file: a page for people, JSON, and the files that were sent',
  })
  @ApiOkResponse({ content: zipContent })
  async file(
    @CurrentUser() staff: Staff,
    @Body({ schema: personSelectionSchema }) selection: PersonSelection,
    @Res() reply: FastifyReply,
  ) {
    authorize(staff);
    const content = await this.files.of(selection);
    return reply
      .type('application/zip')
      .header('Content-Disposition', 'attachment; filename="auskunft.zip"')
      .send(content);
  }

  @Post('erasures')
  @HttpCode(HttpStatus.ACCEPTED)
  @StaffOnly()
  @TakesIdempotencyKey({ required: true })
  @ApiOperation({ summary: 'Delete what these guests can be known by, for good; goes on in the background' })
  @ApiAcceptedResponse({ standardSchema: answer(erasureSchema) })
  async erase(
    @CurrentUser() staff: Staff,
    @Body({ schema: personSelectionSchema }) selection: PersonSelection,
    @Req() request: FastifyRequest,
  ) {
    authorize(staff);
    const id = await this.erasing.begin(selection, staff, requiredIdempotencyKey(request));
    return { data: await this.erasureOf(id) };
  }

  @Get('erasures')
  @StaffOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Erasures of personal data, newest first' })
  @ApiOkResponse({ standardSchema: listAnswer(erasureSummarySchema) })
  async list(
    @CurrentUser() staff: Staff,
    @Query({ schema: pageQuerySchema }) { page, limit }: z.output<typeof pageQuerySchema>,
  ) {
    authorize(staff);
    const { erasures, total } = await this.requests.page(page, limit);
    return { data: erasures, meta: { total, page, limit } };
  }

  @Get('erasures/:id')
  @StaffOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One erasure with its progress, and the proof once it is finished' })
  @ApiOkResponse({ standardSchema: answer(erasureSchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    authorize(staff);
    return { data: await this.erasureOf(id) };
  }

  @Get('erasures/:id/proof.html')
  @StaffOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The proof as a file, without anything personal' })
  @ApiOkResponse({ content: textContent('text/html') })
  async proof(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string, @Res() reply: FastifyReply) {
    authorize(staff);
    const { timeZone } = this.catalogue.catalogue().config;
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="loeschnachweis-${id}.html"`)
      .send(erasureProofHtml(await this.erasureOf(id), timeZone));
  }

  private async erasureOf(id: string): Promise<Erasure> {
    const erasure = await this.requests.find(id);
    if (!erasure) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Löschung gibt es nicht.');
    return erasure;
  }
}
