import type { Catalogue } from '@bestellwerk/domain/resources/catalogue.schema';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings.js';
import { CatalogueReader } from './catalogue-reader.js';
import { fixedCatalogue } from './fixed/fixed-catalogue.js';

/** The records that come with the product. */
@Injectable()
export class FixedCatalogueReader extends CatalogueReader {
  private readonly records: Catalogue;

  constructor(@Inject(SETTINGS) { version }: Settings) {
    super();
    this.records = fixedCatalogue(version);
  }

  override catalogue(): Catalogue {
    return this.records;
  }
}
