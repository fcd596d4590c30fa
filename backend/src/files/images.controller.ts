import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { parseImageAddress } from './image-address.js';
import { ImageVersions } from './image-versions.js';
import { sendLasting } from './send-immutable.js';
import { Variants, type Variant } from './variants.js';

const PREFIX = '/image/';
/** Rate limit: a page of the menu has a hundred images. */
const PER_MINUTE = 6_000;

@ApiExcludeController()
@Controller('image')
export class ImagesController {
  constructor(
    private readonly versions: ImageVersions,
    private readonly variants: Variants,
  ) {}

  @Get('*')
  @PerMinute(PER_MINUTE)
  async image(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const variant = await this.find(request.url.split('?', 1)[0]!.slice(PREFIX.length));
    if (!variant) throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieses Bild gibt es nicht.');
    const { key, mimeType, content } = variant;
    await sendLasting(request, reply, { key, mimeType, content, cache: 'public' });
  }

  private async find(path: string): Promise<Variant | null> {
    const address = parseImageAddress(path);
    const picture = address && (await this.versions.find(address.id, address.version));
    return picture && this.variants.find(picture, address);
  }
}
