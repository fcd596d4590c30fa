import { Module } from '@nestjs/common';
import { CatalogueReader } from './catalogue-reader.js';
import { FixedCatalogueReader } from './fixed-catalogue-reader.js';
import { ImagesModule } from './images/images.module.js';
import { InitController } from './init.controller.js';
import { ConfigController, listControllers } from './lists.controller.js';

@Module({
  imports: [ImagesModule],
  controllers: [InitController, ConfigController, ...listControllers],
  providers: [{ provide: CatalogueReader, useClass: FixedCatalogueReader }],
  exports: [CatalogueReader],
})
export class CatalogueModule {}
