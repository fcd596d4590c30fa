import { Global, Module } from '@nestjs/common';
import { ReadModelsModule } from '../read-models/read-models.module.js';
import { CatalogueReader } from './catalogue-reader.js';
import { InitController } from './init.controller.js';
import { emptyListControllers } from './empty-lists.controller.js';
import { ManagedCatalogue } from './managed-catalogue.js';

@Global()
@Module({
  imports: [ReadModelsModule],
  controllers: [InitController, ...emptyListControllers],
  providers: [{ provide: CatalogueReader, useClass: ManagedCatalogue }],
  exports: [CatalogueReader],
})
export class CatalogueModule {}
