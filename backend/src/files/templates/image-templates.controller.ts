import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  type ImageTemplatePreview,
  imageTemplatePreviewSchema,
  templateLayersSchema,
} from '@bestellwerk/domain/contracts/image-template.schema';
import { imageTemplate, pictureProblems } from '@bestellwerk/domain/records/definitions/image-template';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, StaffOnly } from '../../access/session.guard.js';
import { authorizedBranches, type Staff } from '../../access/staff.js';
import { ApiError } from '../../platform/http/api-error.js';
import { textContent } from '../../platform/http/text-content.js';
import { PerMinute } from '../../platform/http/throttle.guard.js';
import { readableBranches } from '../../records/record-access.js';
import { ReadsRecords } from '../../records/record-routes.js';
import { Records } from '../../records/records.js';
import { ImageVersions, type NamedPicture } from '../image-versions.js';
import { Variants } from '../variants.js';
import { samplePicture } from './sample-picture.js';
import { TemplateDrawings } from './template-drawings.js';

const resource = imageTemplate as unknown as Resource;
/** In pixels. */
const PREVIEW_WIDTH = 960;
/** Rate limit: the editor asks again after each pause in typing. */
const PER_MINUTE = 90;
/** How many may wait to be drawn: more only keep everybody waiting. */
const MOST_WAITING = 8;

/** Routes of image templates beyond those of every managed entity. */
@ApiTags(imageTemplate.words.many)
@Controller('api/image-templates')
export class ImageTemplatesController {
  constructor(
    private readonly records: Records,
    private readonly versions: ImageVersions,
    private readonly drawings: TemplateDrawings,
    private readonly variants: Variants,
  ) {}

  @Get(':id/layers')
  @ReadsRecords(resource, 'image-templates: the layers of one, by id or identifier, the last one on top')
  @ApiOkResponse({ standardSchema: answer(templateLayersSchema) })
  async layers(@Param('id') id: string, @CurrentUser() staff: Staff) {
    const { layers } = await this.records.one(resource, id, readableBranches(resource, staff));
    return { data: layers };
  }

  @Post('preview')
  @StaffOnly()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'How a template that need not be saved looks, as a picture' })
  @ApiOkResponse({ content: textContent('image/png') })
  async preview(
    @Body({ schema: imageTemplatePreviewSchema }) { image, ...template }: ImageTemplatePreview,
    @CurrentUser() staff: Staff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    authorizedBranches(staff, imageTemplate.access.change);
    const problems = pictureProblems(template.layers);
    if (problems.length > 0) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems);
    const picture = image ? await this.chosen(image) : (await samplePicture()).picture;
    if (this.variants.waitingOnce >= MOST_WAITING) throw busy();
    const content = await this.variants.drawnOnce(await this.drawings.of(template, picture, PREVIEW_WIDTH));
    if (!content) throw missing();
    await reply.headers({ 'content-type': 'image/png', 'cache-control': 'private, no-store' }).send(content);
  }

  private async chosen({ id, version }: NonNullable<ImageTemplatePreview['image']>): Promise<NamedPicture> {
    const picture = await this.versions.find(id, version);
    if (!picture) throw missing();
    return picture;
  }
}

const busy = (): ApiError =>
  ApiError.of(
    HttpStatus.TOO_MANY_REQUESTS,
    'Es werden gerade zu viele Vorschauen gezeichnet. Bitte versuchen Sie es gleich noch einmal.',
  );

const missing = (): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Dieses Bild gibt es nicht.', 'image');
