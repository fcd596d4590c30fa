import { Global, Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { CatalogueFloor } from './catalogue-floor.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { InitAnswers } from './init-answers.js';
import { InitController } from './init.controller.js';
import { CurrentCatalogue } from './current-catalogue.js';

@Global()
@Module({
  imports: [AccessModule, ReadModelsModule],
  controllers: [InitController],
  providers: [{ provide: CatalogueReader, useClass: CurrentCatalogue }, CatalogueFloor, InitAnswers],
  exports: [CatalogueReader, CatalogueFloor, InitAnswers],
})
export class CatalogueModule {}
