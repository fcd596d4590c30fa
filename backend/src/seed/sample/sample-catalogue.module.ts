import type { WholeCatalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { CatalogueFloor } from '../../catalogue/catalogue-floor.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { SETTINGS, type Settings } from '../../platform/settings.js';
import { sampleCatalogue } from './sample-catalogue.js';

/** The sample inn as written to the log, for seeding before there are read models. */
@Injectable()
class SampleCatalogueReader extends CatalogueReader {
  private readonly records: WholeCatalogue;

  constructor(@Inject(SETTINGS) { version }: Settings) {
    super();
    this.records = sampleCatalogue(version);
  }

  override catalogue(): WholeCatalogue {
    return this.records;
  }

  override async upTo(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override async settled(): Promise<void> {
    return Promise.resolve();
  }
}

@Global()
@Module({
  providers: [{ provide: CatalogueReader, useClass: SampleCatalogueReader }, CatalogueFloor],
  exports: [CatalogueReader, CatalogueFloor],
})
export class SampleCatalogueModule {}
