import { LOGGER } from '@bestellwerk/server-kit/logger';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { FontsController } from './fonts/fonts.controller.js';
import { FormerPaths } from './former-paths.js';
import { PageContents } from './page-contents.js';
import { PageHeads } from './page-heads.js';
import { PageRenderer } from '../platform/pages/page-renderer.js';
import { DraftPlaces } from './draft-places.js';
import { previewedResources, Previews } from './previews.js';
import { previewLinksController, PreviewsController } from './previews.controller.js';
import { RedirectHitsController } from './redirect-hits.controller.js';
import { Redirects } from './redirects.js';
import { SitemapController } from './sitemap.controller.js';
import { WebAppController } from './web-app.controller.js';
import { StandardRecords } from './standard-records.js';

const renderer: Provider = {
  provide: PageRenderer,
  inject: [LOGGER],
  useFactory: (log: Logger) => new PageRenderer(log),
};

@Module({})
export class WebsiteModule {
  static with(records: DynamicModule): DynamicModule {
    return {
      module: WebsiteModule,
      imports: [AccessModule, CommandsModule, ReadModelsModule, records],
      controllers: [
        RedirectHitsController,
        PreviewsController,
        ...previewedResources.map(previewLinksController),
        SitemapController,
        WebAppController,
        FontsController,
      ],
      providers: [
        Redirects,
        FormerPaths,
        Previews,
        DraftPlaces,
        StandardRecords,
        PageHeads,
        PageContents,
        renderer,
      ],
      exports: [Redirects, PageHeads, PageContents],
    };
  }
}
