import { imageSizes } from '@bestellwerk/domain/records/definitions/image.schema';
import { namesPicture } from '@bestellwerk/domain/website/image-templates';
import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { type ImageAddress, parseImageAddress } from './image-address.js';
import { ImageVersions, type NamedPicture } from './image-versions.js';
import { sendChanging, sendLasting } from './send-immutable.js';
import { isPlain } from './templates/drawing.js';
import { TemplateDrawings } from './templates/template-drawings.js';
import { Variants, type Variant } from './variants.js';

const PREFIX = '/image/';
/** Rate limit: a page of the menu has a hundred images. */
const PER_MINUTE = 6_000;

interface Found {
  readonly variant: Variant;
  /** Whether the address can have no other content. */
  readonly isLasting: boolean;
}

@ApiExcludeController()
@Controller('image')
export class ImagesController {
  constructor(
    private readonly versions: ImageVersions,
    private readonly variants: Variants,
    private readonly drawings: TemplateDrawings,
    private readonly reader: CatalogueReader,
  ) {}

  @Get('*')
  @PerMinute(PER_MINUTE)
  async image(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path, query] = request.url.split('?', 2);
    const found = await this.find(path!.slice(PREFIX.length), new URLSearchParams(query).get('t'));
    if (!found) throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieses Bild gibt es nicht.');
    const { key, mimeType, content } = found.variant;
    const send = found.isLasting ? sendLasting : sendChanging;
    await send(request, reply, { key, mimeType, content, cache: 'public' });
  }

  /** `templateVersion` is what the address says of the template. */
  private async find(path: string, templateVersion: string | null): Promise<Found | null> {
    const address = parseImageAddress(path);
    const picture = address && (await this.versions.find(address.id, address.version));
    if (!picture) return null;
    if (address.template !== null) return this.through(address, picture, templateVersion);
    const variant = await this.variants.find(picture, address);
    return variant && { variant, isLasting: true };
  }

  private async through(
    address: ImageAddress,
    picture: NamedPicture,
    version: string | null,
  ): Promise<Found | null> {
    const { imageTemplates } = this.reader.catalogue();
    const template = imageTemplates.find(({ identifier }) => identifier === address.template);
    if (!template) return null;
    const { size, extension } = address;
    const variant = isPlain(template)
      ? await this.variants.find(picture, address, template)
      : await this.variants.drawn(await this.drawings.of(template, picture, imageSizes[size]), extension);
    // A picture has no other version after it was renamed.
    return variant && { variant, isLasting: version === template.version && !namesPicture(template.layers) };
  }
}
