import {
  type ImageRequest,
  imageRequestSchema,
  type TextRequest,
  textRequestSchema,
} from '@bestellwerk/domain/content-ai/text-request.schema';
import {
  contentAiSchema,
  contentJobSchema,
  draftedTextSchema,
  keptDraftSchema,
  madePictureSchema,
  type TakeDraft,
  takeDraftSchema,
} from '@bestellwerk/domain/contracts/content-ai.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { expectedRevision } from '../records/record-request.js';
import { WritesRecord } from '../records/record-routes.js';
import { ContentAiSetup } from './content-ai-setup.js';
import { ContentJobs } from './content-jobs.js';
import { DraftTaking } from './draft-taking.js';
import { MadePictures } from './made-pictures.js';
import { type Asking, TextDrafts } from './text-drafts.js';

/** With those that are refused before they reach a model; RequestPace counts the others. */
const PER_MINUTE = 60;

/** Drafts of texts and pictures by models. Nothing of them is published here. */
@ApiTags('Website')
@Controller('api/content-ai')
export class ContentAiController {
  constructor(
    private readonly setup: ContentAiSetup,
    private readonly drafts: TextDrafts,
    private readonly pictures: MadePictures,
    private readonly taking: DraftTaking,
    private readonly jobs: ContentJobs,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'What models can be asked for, and what of the budget of the month is used' })
  @ApiOkResponse({ standardSchema: answer(contentAiSchema) })
  async status(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'content.change');
    return { data: await this.setup.status() };
  }

  @Get('sites/:id/jobs')
  @StaffOnly()
  @ConsistentWith('content_generation')
  @ApiOperation({ summary: 'The newest requests to models for a page, newest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(contentJobSchema)) })
  async ofPage(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'content.change');
    return { data: await this.jobs.ofPage(id) };
  }

  @Get('drafts/:jobId')
  @StaffOnly()
  @ApiOperation({ summary: 'A draft that a model wrote before' })
  @ApiOkResponse({ standardSchema: answer(keptDraftSchema) })
  async kept(@Param('jobId', KnownIdPipe) job: string, @CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'content.change');
    return { data: await this.jobs.draft(job) };
  }

  @Post('generate/site/:id')
  @StaffOnly()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @TakesIdempotencyKey()
  @ApiOperation({ summary: 'Ask a model for a draft of texts of a page; the page stays as it is' })
  @ApiOkResponse({ standardSchema: answer(draftedTextSchema) })
  draft(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: textRequestSchema }) request: TextRequest,
    @CurrentUser() staff: Staff,
    @Req() incoming: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    authorizedBranches(staff, 'content.change');
    return this.drafts.generate(id, request, askingOf(staff, incoming, reply));
  }

  @Post('generate/image')
  @StaffOnly()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @TakesIdempotencyKey()
  @ApiOperation({ summary: 'Ask a model for a picture, which becomes an image record' })
  @ApiOkResponse({ standardSchema: answer(madePictureSchema) })
  picture(
    @Body({ schema: imageRequestSchema }) request: ImageRequest,
    @CurrentUser() staff: Staff,
    @Req() incoming: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    authorizedBranches(staff, 'content.change');
    authorizedBranches(staff, image.access.change);
    return this.pictures.generate(request, askingOf(staff, incoming, reply));
  }

  @Post('drafts/:jobId/take')
  @WritesRecord(
    site as unknown as Resource,
    'Take a draft over into the draft of its page; guests see nothing of it yet',
  )
  take(
    @Param('jobId', KnownIdPipe) job: string,
    @Body({ schema: takeDraftSchema }) { fields }: TakeDraft,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    authorizedBranches(staff, 'content.change');
    const [expected, metadata] = [expectedRevision(request), staffMetadata(request, staff)];
    return this.taking.take({ job, fields, expected, staff, metadata });
  }
}

/** What is asked ends when the person does not wait for it any more. */
function askingOf(staff: Staff, request: FastifyRequest, { raw }: FastifyReply): Asking {
  const end = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) end.abort();
  });
  return { staff, metadata: staffMetadata(request, staff), signal: end.signal };
}
