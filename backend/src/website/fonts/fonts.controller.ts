import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { fontSchema, type ListedFont } from '@bestellwerk/domain/contracts/font.schema';
import { type Font, fontOf, fonts, fontVariants } from '@bestellwerk/domain/website/fonts';
import { Controller, Get, Header, HttpStatus, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.js';
import { pageOf, pageQuerySchema, type PageQuery } from '../../platform/http/list-query.js';
import { textContent } from '../../platform/http/text-content.js';
import { PerMinute } from '../../platform/http/throttle.guard.js';
import { fontCss } from './font-css.js';
import { fontFile } from './font-files.js';

/** Rate limit: people in one network share an address, and each first visit asks for some files. */
const PER_MINUTE = 6_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The list changes with the product. */
const FOR_AN_HOUR = 'public, max-age=3600';
const FILE = /^([a-z0-9-]{1,80})\.([0-9a-f]{12})\.woff2$/;

/** Families of letters, which come with the product: nothing is asked of anybody else. */
@ApiTags('Website')
@Controller()
export class FontsController {
  @Get('api/fonts')
  @Header('Cache-Control', FOR_AN_HOUR)
  @ApiOperation({ summary: 'All families that the shop can use, or a page of them' })
  @ApiOkResponse({ standardSchema: listAnswer(fontSchema) })
  list(@Query({ schema: pageQuerySchema }) query: PageQuery) {
    return pageOf(fonts.map(listed), query);
  }

  @Get('api/fonts/:id')
  @Header('Cache-Control', FOR_AN_HOUR)
  @ApiOperation({ summary: 'One family' })
  @ApiOkResponse({ standardSchema: answer(fontSchema) })
  read(@Param('id') id: string) {
    return { data: listed(familyOf(id)) };
  }

  @Get('api/fonts/google/:family/style-:variant.embed.css')
  @PerMinute(PER_MINUTE)
  @ApiOperation({ summary: 'The style sheet of a part of a family; its files are below /fonts' })
  @ApiOkResponse({ content: textContent('text/css') })
  css(
    @Param('family') family: string,
    @Param('variant') variant: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const css = fontCss(familyOf(family), variant);
    if (!css) throw missing('Diesen Schnitt der Schriftart gibt es nicht.');
    void reply.header('cache-control', FOR_EVER).type('text/css; charset=utf-8');
    return css.send(request, reply);
  }

  @Get('fonts/google/:family/style-:variant.embed.css')
  @PerMinute(PER_MINUTE)
  @ApiExcludeEndpoint()
  sameCss(
    @Param('family') family: string,
    @Param('variant') variant: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.css(family, variant, request, reply);
  }

  @Get('fonts/:name')
  @PerMinute(PER_MINUTE)
  @ApiExcludeEndpoint()
  file(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, known = '', hash] = FILE.exec(name) ?? [];
    const file = fontFile(known);
    if (!file) throw missing('Diese Schriftdatei gibt es nicht.');
    // A style sheet that a browser has kept names the file as it was in a former version.
    void reply.header('cache-control', hash === file.hash ? FOR_EVER : FOR_AN_HOUR).type('font/woff2');
    return file.content.send(request, reply);
  }
}

function familyOf(family: string): Font {
  const font = fontOf(family);
  if (!font) throw missing('Diese Schriftart gibt es nicht.');
  return font;
}

const missing = (message: string) => ApiError.of(HttpStatus.NOT_FOUND, message);

const listed = (font: Font): ListedFont => ({
  id: font.id,
  family: font.family,
  kind: font.kind,
  variants: fontVariants(font).map(({ name }) => name),
});
