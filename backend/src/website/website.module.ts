import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { FontsController } from './fonts/fonts.controller.js';
import { FormerPaths } from './former-paths.js';
import { PageHeads } from './page-heads.js';
import { DraftPlaces } from './draft-places.js';
import { previewedResources, Previews } from './previews.js';
import { previewLinksController, PreviewsController } from './previews.controller.js';
import { RedirectHitsController } from './redirect-hits.controller.js';
import { Redirects } from './redirects.js';
import { SitemapController } from './sitemap.controller.js';
import { WebAppController } from './web-app.controller.js';
import { StandardRecords } from './standard-records.js';

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
      providers: [Redirects, FormerPaths, Previews, DraftPlaces, StandardRecords, PageHeads],
      exports: [Redirects, PageHeads],
    };
  }
}
