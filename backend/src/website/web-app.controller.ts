import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { webAppManifest } from '@bestellwerk/domain/website/web-app-manifest';
import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { Precompressed } from '../platform/http/precompressed.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { builtWorker } from '../platform/pages/front-end.js';
import { branchPath } from './page-heads-data.js';
import { retiringWorker } from './retiring-worker.js';

/** Rate limit: people in one network share an address, and browsers ask for both again and again. */
const PER_MINUTE = 3_000;
const CACHING = 'no-cache';

/** What makes the shop an app that can be installed. Browsers ask for it by themselves; it is no API, so OpenAPI does not have it. */
@ApiExcludeController()
@Controller()
export class WebAppController {
  private readonly worker = builtWorker();
  private readonly retiring = new Precompressed(Buffer.from(retiringWorker));
  private readonly manifests = new WeakMap<WholeCatalogue, Precompressed>();

  constructor(private readonly reader: CatalogueReader) {}

  @Get('manifest.webmanifest')
  @PerMinute(PER_MINUTE)
  async manifest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const catalogue = this.reader.catalogue();
    if (!catalogue.config.enablePluginPWA) {
      throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieser Shop kann nicht als App installiert werden.');
    }
    let manifest = this.manifests.get(catalogue);
    if (!manifest) this.manifests.set(catalogue, (manifest = manifestOf(catalogue)));
    void reply.header('cache-control', CACHING).type('application/manifest+json');
    await manifest.send(request, reply);
  }

  /** While the shop is no app, browsers that have its worker are sent one that removes itself. */
  @Get('sw.js')
  @PerMinute(PER_MINUTE)
  async serviceWorker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { enablePluginPWA } = this.reader.catalogue().config;
    const worker = (enablePluginPWA && this.worker?.content) || this.retiring;
    void reply.header('cache-control', CACHING).type('text/javascript; charset=utf-8');
    await worker.send(request, reply);
  }
}

function manifestOf({ config, branches }: WholeCatalogue): Precompressed {
  const open = branches.filter(({ isPublic }) => isPublic);
  const menus = open.map((branch) => ({ name: branch.name, path: branchPath(branch) }));
  return new Precompressed(Buffer.from(JSON.stringify(webAppManifest(config, menus))));
}
