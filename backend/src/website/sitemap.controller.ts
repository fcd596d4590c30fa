import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { robotsTxt, sitemapXml } from './sitemap.js';

const CACHING = 'public, max-age=3600';

/** What crawlers ask for. It is no JSON, so OpenAPI does not have it. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    private readonly reader: CatalogueReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  sitemap(): string {
    return sitemapXml(this.reader.catalogue(), this.settings.publicUrl);
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', CACHING)
  robots(): string {
    return robotsTxt(this.settings.publicUrl);
  }
}
