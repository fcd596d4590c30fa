import { type IconPurpose, parseAppIcon } from '@bestellwerk/domain/website/web-app-manifest';
import { wholeFrame } from '@bestellwerk/domain/website/image-templates';
import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { ImageVersions } from './image-versions.js';
import { sendLasting } from './send-immutable.js';
import { type DrawnTemplate, drawingOf } from './templates/drawing.js';
import { Variants } from './variants.js';

const PREFIX = '/app-icon/';
const PER_MINUTE = 600;
/** Systems cut maskable icons down to a circle of 80 % of their width: a square of this share is in it. */
const SAFE = 56;
const WHITE = '#FFFFFF';

/** The icon of the shop as square pictures for home screens; of other images there are none. */
@ApiExcludeController()
@Controller('app-icon')
export class AppIconsController {
  constructor(
    private readonly versions: ImageVersions,
    private readonly variants: Variants,
    private readonly reader: CatalogueReader,
  ) {}

  @Get('*')
  @PerMinute(PER_MINUTE)
  async icon(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const asked = parseAppIcon(request.url.split('?', 1)[0]!.slice(PREFIX.length));
    const { icon } = this.reader.catalogue().config;
    const isOfShop = asked !== null && icon?.id === asked.id && icon.version === asked.version;
    const picture = isOfShop ? await this.versions.find(asked.id, asked.version) : null;
    if (!asked || !picture) throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieses Symbol gibt es nicht.');
    const { purpose, size } = asked;
    const variant = await this.variants.drawn(
      drawingOf(templateFor(purpose, size), size, {
        ...{ picture, fixed: new Map(), logo: null, shopName: '', headingFont: null },
      }),
      'png',
    );
    if (!variant) throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieses Symbol gibt es nicht.');
    await sendLasting(request, reply, { ...variant, cache: 'public' });
  }
}

/** The whole picture in the middle of a square. */
function templateFor(purpose: IconPurpose, size: number): DrawnTemplate {
  const isMaskable = purpose === 'maskable';
  const edge = (100 - SAFE) / 2;
  const frame = isMaskable ? { x: edge, y: edge, width: SAFE, height: SAFE } : wholeFrame;
  const picture = {
    type: 'image',
    image: null,
    fit: 'contain',
    radius: 0,
    name: '',
    isHidden: false,
  } as const;
  return {
    ...{ width: size, height: size, background: isMaskable ? WHITE : null },
    layers: [{ ...picture, ...frame, rotation: 0, opacity: 100 }],
  };
}
