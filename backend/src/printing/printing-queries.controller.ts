import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { printJobSchema } from '@bestellwerk/domain/contracts/printing.schema';
import {
  MOST_LABEL_COPIES,
  MOST_OFFSET,
  refusedStart,
} from '@bestellwerk/domain/print-documents/labels/label-sheets';
import { printFailureText, templateLabels } from '@bestellwerk/domain/printing/print-job-texts';
import { type OrderTemplate, orderTemplateSchema } from '@bestellwerk/domain/printing/print-terms.schema';
import { Controller, Get, HttpStatus, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, authorizedBranches, type Staff } from '../access/staff.js';
import { OrderBoard } from '../ordering/order-board.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { encodedFileName } from '../platform/http/encoded-file-name.js';
import { DEFAULT_LIMIT, limitSchema, pageSchema } from '../platform/http/list-query.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { textContent } from '../platform/http/text-content.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { JobDocuments } from './job-documents.js';
import { PrintJobs } from './print-jobs.js';
import { plainPaper } from './rendering/paper.js';
import { renderLabelSheets } from './rendering/render-label-sheets.js';
import { renderPdf } from './rendering/render-pdf.js';
import { renderSvg } from './rendering/render-svg.js';

const jobsQuerySchema = z.object({
  'filter[branch]': z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  page: pageSchema.default(1),
  limit: limitSchema.default(DEFAULT_LIMIT),
});
type JobsQuery = z.infer<typeof jobsQuerySchema>;

const previewQuerySchema = z.object({
  format: z.enum(['svg', 'pdf']).default('svg'),
  width: z.enum(['58', '80']).default('80'),
});
type PreviewQuery = z.infer<typeof previewQuerySchema>;

const offset = z.coerce.number().int().min(-MOST_OFFSET).max(MOST_OFFSET).default(0);
const sheetsQuerySchema = z
  .object({
    format: z.enum(['compact', 'detail']).default('compact'),
    start: z.coerce.number().default(1).describe('The first free label, from 1'),
    copies: z.coerce.number().int().min(1).max(MOST_LABEL_COPIES).default(1),
    offsetX: offset,
    offsetY: offset,
  })
  .superRefine(({ format, start }, check) => {
    const message = refusedStart(format, start);
    if (message) check.addIssue({ code: 'custom', path: ['start'], message });
  });
type SheetsQuery = z.infer<typeof sheetsQuerySchema>;

@ApiTags('Druckaufträge')
@Controller('api')
export class PrintingQueriesController {
  constructor(
    private readonly jobs: PrintJobs,
    private readonly board: OrderBoard,
    private readonly documents: JobDocuments,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Get('print-jobs')
  @StaffOnly()
  @ConsistentWith('print_job')
  @ApiOperation({ summary: 'Print jobs, newest first' })
  @ApiOkResponse({ standardSchema: listAnswer(printJobSchema) })
  async list(@CurrentUser() staff: Staff, @Query({ schema: jobsQuerySchema }) query: JobsQuery) {
    const { page, limit } = query;
    const branches = authorizedBranches(staff, 'orders.read', query['filter[branch]']);
    const { jobs, total } = await this.jobs.page(branches, { page, limit });
    return { data: jobs, meta: { total, page, limit } };
  }

  @Get('print-jobs/:id')
  @StaffOnly()
  @ConsistentWith('print_job')
  @ApiOperation({ summary: 'One print job' })
  @ApiOkResponse({ standardSchema: answer(printJobSchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const job = await this.jobs.one(id);
    authorize(staff, 'orders.read', job.branch);
    return { data: job };
  }

  @Get('orders/:id/print-jobs')
  @StaffOnly()
  @ConsistentWith('order_board', 'print_job')
  @ApiOperation({ summary: 'What was printed of an order, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(printJobSchema)) })
  async ofOrder(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    return { data: await this.jobs.ofOrder(id) };
  }

  @Get('orders/:id/print-preview/:template')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'A document of the order as a picture or as a PDF' })
  @ApiOkResponse({ content: textContent('image/svg+xml', 'application/pdf') })
  async preview(
    @CurrentUser() staff: Staff,
    @Param('id', KnownIdPipe) id: string,
    @Param('template') name: string,
    @Query({ schema: previewQuerySchema }) { format, width }: PreviewQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { success, data: template } = orderTemplateSchema.safeParse(name);
    if (!success) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Vorlage gibt es nicht.');
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    const document = await this.documents.ofOrder(order, template);
    if (document === null) throw ApiError.of(HttpStatus.CONFLICT, printFailureText('no-document'));
    const title = `${templateLabels[template]} ${order.ticketNumber}`;
    const { markup } = document;
    const paper = { ...plainPaper, width };
    const isPdf = format === 'pdf';
    await reply
      .headers({
        'content-type': isPdf ? 'application/pdf' : 'image/svg+xml; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-disposition': inlineFile(template, order, format),
      })
      .send(isPdf ? await renderPdf(markup, paper, title) : renderSvg(markup, paper));
  }

  @Get('orders/:id/label-sheets')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({ summary: 'The labels of the order on sheets of A4, as a PDF' })
  @ApiOkResponse({ content: textContent('application/pdf') })
  async labelSheets(
    @CurrentUser() staff: Staff,
    @Param('id', KnownIdPipe) id: string,
    @Query({ schema: sheetsQuerySchema }) { format, copies, ...use }: SheetsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = await this.board.order(id);
    authorize(staff, 'orders.read', order.branch.id);
    const pdf = await renderLabelSheets({
      ...{ format, use, labels: this.documents.labels(order, copies) },
      url: `${this.settings.publicUrl}/backend/orders/${id}`,
      title: `Etiketten ${order.ticketNumber}`,
    });
    await reply
      .headers({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': inlineFile('label', order, 'pdf'),
      })
      .send(pdf);
  }
}

const inlineFile = (
  template: OrderTemplate,
  { ticketNumber }: { ticketNumber: number },
  extension: string,
): string =>
  `inline; filename*=${encodedFileName(`${templateLabels[template]}-${ticketNumber}.${extension}`)}`;
