import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  type PreviewBody,
  previewBodySchema,
  previewedSiteSchema,
  previewLinkSchema,
  previewTokenSchema,
} from '@bestellwerk/domain/contracts/website.schema';
import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Previews } from './previews.js';

@ApiTags('Website')
@Controller('api')
export class PreviewsController {
  constructor(private readonly previews: Previews) {}

  @Post('sites/:id/preview')
  @StaffOnly()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'A link with which anybody sees the draft of a page for an hour' })
  @ApiOkResponse({ standardSchema: answer(previewLinkSchema) })
  async link(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: previewBodySchema }) { revision }: PreviewBody,
    @CurrentUser() staff: Staff,
  ) {
    authorizedBranches(staff, 'content.change');
    return { data: await this.previews.link(id, revision) };
  }

  /** A POST, so that the token stands in no address and no log. */
  @Post('previews')
  @PerMinute(60)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'The page that a link of a preview shows' })
  @ApiOkResponse({ standardSchema: answer(previewedSiteSchema) })
  async read(@Body({ schema: previewTokenSchema }) { token }: { token: string }) {
    return { data: await this.previews.shownBy(token) };
  }
}
