import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { RedirectHitsController } from './redirect-hits.controller.js';
import { Redirects } from './redirects.js';

@Module({})
export class WebsiteModule {
  static with(records: DynamicModule): DynamicModule {
    return {
      module: WebsiteModule,
      imports: [AccessModule, ReadModelsModule, records],
      controllers: [RedirectHitsController],
      providers: [Redirects],
      exports: [Redirects],
    };
  }
}
