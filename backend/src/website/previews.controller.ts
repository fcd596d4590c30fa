import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  type PreviewBody,
  previewBodySchema,
  previewedDraftSchema,
  previewLinkSchema,
  previewTokenSchema,
} from '@bestellwerk/domain/contracts/website.schema';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Body, Controller, HttpCode, HttpStatus, Param, Post, Req, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { namedController } from '../records/record-routes.js';
import { Previews } from './previews.js';

@ApiTags('Website')
@Controller('api')
export class PreviewsController {
  constructor(private readonly previews: Previews) {}

  /** A POST, so that the token stands in no address and no log. */
  @Post('previews')
  @PerMinute(60)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'The draft that a link of a preview shows' })
  @ApiOkResponse({ standardSchema: answer(previewedDraftSchema) })
  async read(@Body({ schema: previewTokenSchema }) { token }: { token: string }) {
    return { data: await this.previews.shownBy(token) };
  }
}

/** Makes the routes for links to drafts of a kind of record. */
export function previewLinksController(resource: Resource): Type {
  const { path, access } = resource;

  @ApiTags('Website')
  @Controller(`api/${path}/:id/preview`)
  class LinksController {
    constructor(private readonly previews: Previews) {}

    @Post()
    @StaffOnly()
    @HttpCode(HttpStatus.OK)
    @ApiOperation({ summary: `${path}: a link with which anybody sees the draft of one for an hour` })
    @ApiOkResponse({ standardSchema: answer(previewLinkSchema) })
    async link(
      @Param('id', KnownIdPipe) id: string,
      @Body({ schema: previewBodySchema }) { revision }: PreviewBody,
      @CurrentUser() staff: Staff,
    ) {
      authorizedBranches(staff, access.change);
      return { data: await this.previews.link(resource, id, revision) };
    }

    @Post('withdraw')
    @StaffOnly()
    @HttpCode(HttpStatus.OK)
    @TakesIdempotencyKey()
    @ApiOperation({ summary: `${path}: every link to drafts of one that was made before ends` })
    @ApiOkResponse({ standardSchema: answer(z.null()) })
    async withdraw(
      @Param('id', KnownIdPipe) id: string,
      @CurrentUser() staff: Staff,
      @Req() request: FastifyRequest,
    ) {
      authorizedBranches(staff, access.change);
      await this.previews.withdraw(resource, id, staffMetadata(request, staff));
      return { data: null };
    }
  }
  return namedController(LinksController, resource, 'Preview');
}
